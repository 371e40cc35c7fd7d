export const greeting: string = 'नमस्ते! मुझे आपकी सेवाओं के बारे में और जानना है।';

export const translation = { confirmed: false };
