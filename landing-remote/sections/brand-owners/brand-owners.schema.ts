import { textFor } from '@site/shared/content/text';
import { z } from 'zod';

/**
 * An invitation to talk on WhatsApp, to brand owners as to partners: its words, and the draft of the message. "100+ retail outlets" is
 * an aim, not a count of customers (specification §9).
 */
export const brandOwnersSchema = z.strictObject({
  title: textFor('section heading'),
  text: textFor('paragraph'),
  action: textFor('button'),
  message: textFor('sentence').describe('Draft of the message that the visitor sends.'),
});

export type InvitationContent = z.infer<typeof brandOwnersSchema>;
