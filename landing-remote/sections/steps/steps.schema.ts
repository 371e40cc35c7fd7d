import { entry, listOf, textFor } from '@site/shared/content/text';
import { z } from 'zod';

const stepIcons = ['download', 'browse', 'confirm', 'track'] as const;

export const stepsSchema = z.strictObject({
  title: textFor('section heading'),
  intro: textFor('sentence'),
  /** A step has a title and a description, and a number by its place (specification §3). */
  list: listOf(
    entry({
      icon: z.enum(stepIcons).meta({ art: 'step' }),
      title: textFor('card title'),
      description: textFor('sentence'),
    }),
    { things: 'steps', least: 2, most: 6 },
  ),
});

export type StepsContent = z.infer<typeof stepsSchema>;
