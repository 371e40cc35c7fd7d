import { z } from 'zod';

const text = z.string().min(1);

/** An invitation to talk on WhatsApp: its words, and the draft of the message. */
export const partnersSchema = z.strictObject({ title: text, text, action: text, message: text });

export type PartnersContent = z.infer<typeof partnersSchema>;
