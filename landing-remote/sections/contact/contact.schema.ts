import { textFor } from '@site/shared/content/text';
import { fixedText } from '@site/shared/site/only-in-english';
import { z } from 'zod';

const text = textFor('sentence');

export const contactSchema = z.strictObject({
  title: text,
  text,
  download: fixedText('Download'),
  ios: z
    .strictObject({ label: text, comingSoon: fixedText('Coming Soon') })
    .meta({ title: 'The app for iPhones' }),
  whatsApp: text,
  /** The QR code to the store, on screens that a phone can scan. */
  storeCode: z.strictObject({ alt: text.meta({ title: 'The picture in words' }), caption: text }),
});

export type ContactContent = z.infer<typeof contactSchema>;
