import { z } from 'zod';
import { onlyInEnglish } from './only-in-english';

/** The draft with which a WhatsApp button opens a chat, unless it has words of its own. */
export const greetingSchema = z
  .strictObject({
    text: z
      .string()
      .min(1)
      .refine(
        onlyInEnglish((text) => /\bservices\b/.test(text)),
        'must ask about the services (specification §7)',
      ),
  })
  .transform(({ text }) => text);
