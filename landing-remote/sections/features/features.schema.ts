import { pictureFor } from '@site/shared/content/picture';
import { entry, listOf, textFor } from '@site/shared/content/text';
import { z } from 'zod';

const featureImages = ['navigation', 'discovery', 'checkout'] as const;

export const featuresSchema = z.strictObject({
  title: textFor('section heading'),
  note: textFor('sentence').describe('Says whether the pictures are drawn or photographs.'),
  /** Feature cards (specification §3). */
  cards: listOf(
    entry({
      image: pictureFor({ drawings: featureImages, width: 800, height: 600, described: 'alt' }),
      alt: textFor('sentence').meta({ title: 'The picture in words' }),
      title: textFor('card title'),
      description: textFor('sentence'),
    }),
    { things: 'cards', least: 1, most: 6 },
  ),
});

export type FeaturesContent = z.infer<typeof featuresSchema>;
