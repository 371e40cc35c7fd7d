import { z } from 'zod';

const text = z.string().min(1);

const benefitIcons = ['same-day', 'pricing', 'bulk', 'partnerships', 'team', 'track'] as const;

export const benefitsSchema = z.strictObject({
  title: text,
  list: z
    .array(z.strictObject({ icon: z.enum(benefitIcons), title: text, description: text }))
    .length(6, 'must be six benefits (specification §2.6)'),
});

export type BenefitsContent = z.infer<typeof benefitsSchema>;
