import { z } from 'zod';

/** What a content file in another language says of itself; pages never get it. */
export const translationSchema = z.strictObject(
  {
    /** Whether somebody who speaks the language has confirmed all of the file. */
    confirmed: z.boolean(),
  },
  {
    error: (issue) =>
      issue.input === undefined
        ? 'is missing. Write: export const translation = { confirmed: false }'
        : undefined,
  },
);
