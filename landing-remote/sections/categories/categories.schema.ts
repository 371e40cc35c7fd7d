import { entry, listOf, textFor } from '@site/shared/content/text';
import { z } from 'zod';

const categoryIcons = [
  'beverages',
  'groceries',
  'packaged-snacks',
  'cleaning-personal-care',
  'restaurant-supplies',
] as const;

export const categoriesSchema = z.strictObject({
  title: textFor('section heading'),
  intro: textFor('sentence'),
  /** A category has a title and an icon (specification §3). */
  list: listOf(
    entry({ icon: z.enum(categoryIcons).meta({ art: 'category' }), title: textFor('card title') }),
    { things: 'categories', least: 3, most: 8 },
  ),
});

export type CategoriesContent = z.infer<typeof categoriesSchema>;
