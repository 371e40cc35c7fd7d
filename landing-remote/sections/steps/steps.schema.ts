import { z } from 'zod';

const text = z.string().min(1);

const stepIcons = ['download', 'browse', 'confirm', 'track'] as const;

export const stepsSchema = z.strictObject({
  title: text,
  intro: text,
  /** A step has a number, a title and a description (specification §3). */
  list: z
    .array(
      z.strictObject({ number: z.int().positive(), icon: z.enum(stepIcons), title: text, description: text }),
    )
    .length(4, 'must be four steps (specification §1)'),
});

export type StepsContent = z.infer<typeof stepsSchema>;
