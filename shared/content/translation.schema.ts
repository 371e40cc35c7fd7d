import { z } from 'zod';

/** What a content file in another language says of itself; pages never get it. */
export const translationSchema = z.strictObject(
  {
    confirmed: z
      .boolean()
      .describe('Whether somebody who speaks the language has read all of this and confirms it.'),
  },
  {
    error: (issue) =>
      issue.input === undefined
        ? 'is missing. Write: export const translation = { confirmed: false }'
        : undefined,
  },
);
