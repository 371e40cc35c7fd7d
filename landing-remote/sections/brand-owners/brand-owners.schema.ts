import { textFor } from '@site/shared/content/text';
import { z } from 'zod';

/** An invitation to talk on WhatsApp: its words, and the draft of the message. */
export const brandOwnersSchema = z.strictObject({
  title: textFor('section heading'),
  text: textFor('paragraph'),
  action: textFor('button'),
  message: textFor('sentence').describe('Draft of the message that the visitor sends.'),
});

export type BrandOwnersContent = z.infer<typeof brandOwnersSchema>;
