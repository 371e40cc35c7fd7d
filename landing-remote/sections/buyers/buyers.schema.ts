import { entry, listOf, textFor } from '@site/shared/content/text';
import { z } from 'zod';

const buyerIcons = ['kiranas', 'cafes-restaurants', 'pubs-bars', 'food-vendors', 'offices-hostels'] as const;

export const buyersSchema = z.strictObject({
  title: textFor('section heading'),
  intro: textFor('sentence'),
  list: listOf(
    entry({
      icon: z.enum(buyerIcons).meta({ art: 'buyer' }),
      title: textFor('card title'),
      description: textFor('sentence'),
    }),
    { things: 'buyers', least: 3, most: 8 },
  ),
});

export type BuyersContent = z.infer<typeof buyersSchema>;
