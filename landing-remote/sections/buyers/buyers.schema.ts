import { z } from 'zod';

const text = z.string().min(1);

const buyerIcons = ['kiranas', 'cafes-restaurants', 'pubs-bars', 'food-vendors', 'offices-hostels'] as const;

export const buyersSchema = z.strictObject({
  title: text,
  intro: text,
  list: z
    .array(z.strictObject({ icon: z.enum(buyerIcons), title: text, description: text }))
    .length(5, 'must be five buyer types (specification §2.5)'),
});

export type BuyersContent = z.infer<typeof buyersSchema>;
