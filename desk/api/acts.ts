import { z } from 'zod';
import { deploymentName, moment, partName, reason, releaseId } from './names';
import { problemSchema } from './problem';

const candidate = { part: partName, release: releaseId };
const why = reason.min(1);

/** Everything that people do at the desk. */
export const actRequestSchema = z.discriminatedUnion('kind', [
  /** Builds and stores a part as the working copy has it. */
  z.strictObject({ kind: z.literal('publish'), part: partName, message: why }),
  z.strictObject({ kind: z.literal('preview'), ...candidate }),
  z.strictObject({ kind: z.literal('check'), ...candidate }),
  z.strictObject({ kind: z.literal('approve'), ...candidate, message: reason }),
  z.strictObject({ kind: z.literal('reject'), ...candidate, message: why }),
  z.strictObject({ kind: z.literal('promote'), ...candidate, message: reason }),
  z.strictObject({
    kind: z.literal('schedule'),
    ...candidate,
    /** A date, or a time with its offset, as `site promote --at` takes it. */
    at: z.string().max(40),
    message: reason,
  }),
  z.strictObject({ kind: z.literal('cancel'), number: z.number().int().min(1), message: why }),
  z.strictObject({ kind: z.literal('withdraw'), ...candidate, message: why }),
  z.strictObject({ kind: z.literal('reinstate'), ...candidate, message: why }),
  z.strictObject({
    kind: z.literal('take-back'),
    /** Null for the whole site. */
    part: partName.nullable(),
    /** The deployment to go back to; null for the one before. */
    to: deploymentName.nullable(),
    message: reason,
  }),
  z.strictObject({ kind: z.literal('verify') }),
]);

export type ActRequest = z.infer<typeof actRequestSchema>;
export type ActKind = ActRequest['kind'];

/** What came of an act, for the sentence that says so. */
const resultSchema = z.object({
  /** Such as `promoted`, `already-live`, `approved`: as the command line prints it. */
  status: z.string(),
  /** The deployment that is live now. */
  deployment: deploymentName.optional(),
  /** The release that was published. */
  release: releaseId.optional(),
  /** How many count for a candidate, and how many it takes. */
  counted: z.number().optional(),
  needed: z.number().optional(),
  /** When a schedule begins. */
  at: moment.optional(),
  /** How many problems were found. */
  found: z.number().optional(),
});

export type ActResult = z.infer<typeof resultSchema>;

export const actSchema = z.object({
  id: z.string(),
  request: actRequestSchema,
  /** Who asked for it. */
  author: z.string(),
  state: z.enum(['running', 'done', 'refused']),
  startedAt: moment,
  /** Steps, oldest first. */
  progress: z.array(z.string()),
  /** What it waits for: that its author's passkey answers this challenge. */
  asks: z.object({ challenge: z.string(), credential: z.string() }).nullable(),
  result: resultSchema.nullable(),
  /** Why it was refused, or what was found. */
  problems: z.array(problemSchema),
});

export type Act = z.infer<typeof actSchema>;

export const actsSchema = z.object({ acts: z.array(actSchema) });
