import { z } from 'zod';

/** What keeps something from being done: the same four fields as `--json` of the command line prints. */
export const problemSchema = z.object({
  /** Stable name in kebab-case, for programs. */
  code: z.string(),
  severity: z.enum(['error', 'warning', 'information']),
  /** What failed, with the fact. */
  message: z.string(),
  /** What to do next. */
  remedy: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;
