import { z } from 'zod';
import { partName } from './names';

/** A step of the way to a public address. */
const publicStepSchema = z.object({
  step: z.enum(['values', 'texts', 'translations', 'rules', 'people', 'address', 'check']),
  /** Null where it is about the whole site. */
  part: partName.nullable(),
  title: z.string(),
  /** Who can do it. */
  who: z.string(),
  /** How much is open in it; 0 once it is done. */
  open: z.int(),
});

export type PublicStep = z.infer<typeof publicStepSchema>;

export const publicStepsSchema = z.object({ steps: z.array(publicStepSchema) });
