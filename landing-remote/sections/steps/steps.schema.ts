import { entry, listOf, textFor } from '@site/shared/content/text';
import { z } from 'zod';

const stepIcons = ['download', 'browse', 'confirm', 'track'] as const;

export const stepsSchema = z.strictObject({
  title: textFor('section heading'),
  intro: textFor('sentence'),
  /** A step has a number, a title and a description (specification §3). */
  list: listOf(
    entry({
      number: z.number().int().positive(),
      icon: z.enum(stepIcons).meta({ art: 'step' }),
      title: textFor('card title'),
      description: textFor('sentence'),
    }),
    { things: 'steps', least: 2, most: 6 },
  ).refine(
    (list) => list.every(({ number }, index) => number === index + 1),
    'has steps whose numbers do not count up from 1. Number them 1, 2, 3 …',
  ),
});

export type StepsContent = z.infer<typeof stepsSchema>;
