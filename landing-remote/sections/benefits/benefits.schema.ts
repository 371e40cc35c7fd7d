import { entry, listOf, textFor } from '@site/shared/content/text';
import { z } from 'zod';

const benefitIcons = ['same-day', 'pricing', 'bulk', 'partnerships', 'team', 'track'] as const;

export const benefitsSchema = z.strictObject({
  title: textFor('section heading'),
  list: listOf(
    entry({
      icon: z.enum(benefitIcons).meta({ art: 'benefit' }),
      title: textFor('card title'),
      description: textFor('sentence'),
    }),
    { things: 'benefits', least: 3, most: 9 },
  ),
});

export type BenefitsContent = z.infer<typeof benefitsSchema>;
