import { z } from 'zod';

const text = z.string().min(1);

const featureImages = ['navigation', 'discovery', 'checkout'] as const;

export const featuresSchema = z.strictObject({
  title: text,
  /** Says that the pictures are drawn. */
  note: text,
  /** Feature cards (specification §3). */
  cards: z
    .array(z.strictObject({ image: z.enum(featureImages), alt: text, title: text, description: text }))
    .length(3, 'must be three cards (specification §2.2)'),
});

export type FeaturesContent = z.infer<typeof featuresSchema>;
