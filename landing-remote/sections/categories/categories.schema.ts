import { z } from 'zod';

const text = z.string().min(1);

const categoryIcons = [
  'beverages',
  'groceries',
  'packaged-snacks',
  'cleaning-personal-care',
  'restaurant-supplies',
] as const;

export const categoriesSchema = z.strictObject({
  title: text,
  intro: text,
  /** A category has a title and an icon (specification §3). */
  list: z
    .array(z.strictObject({ icon: z.enum(categoryIcons), title: text }))
    .length(5, 'must be five categories (specification §1)'),
});

export type CategoriesContent = z.infer<typeof categoriesSchema>;
