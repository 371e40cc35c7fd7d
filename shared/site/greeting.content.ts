/** The draft with which a WhatsApp button opens a chat, unless it has words of its own. */
export const greeting: string = 'Hello! I would like to know more about your services.';
