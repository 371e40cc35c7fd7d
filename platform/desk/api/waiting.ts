import { z } from 'zod';
import { checkSchema } from './check';
import { deploymentName, moment, MAX_TOGETHER, partName, previewId, releaseId } from './names';
import { scheduleSchema } from './now';
import { problemSchema } from './problem';

/** A release that is published and not live. */
export const candidateSchema = z.object({
  part: partName,
  release: releaseId,
  version: z.string(),
  author: z.string(),
  message: z.string(),
  time: moment,
  /** The branch that it was built from, where that is not the main one. */
  branch: z.string().nullable(),
  /** `free`: it takes no approval, or none but its author's. */
  state: z.enum([
    'free',
    'published',
    'waiting',
    'approved',
    'rejected',
    'withdrawn',
    'scheduled',
    'superseded',
  ]),
  /** E-mail addresses of those who count for it, and how many it takes. */
  counted: z.array(z.string()),
  needed: z.number().int(),
  /** What it waits for, in a sentence; empty for nothing. */
  waitsFor: z.string(),
  withdrawn: z.object({ author: z.string(), message: z.string(), time: moment }).nullable(),
  schedule: scheduleSchema.nullable(),
  /** What changes were asked for, oldest first. */
  changesAsked: z.array(z.object({ author: z.string(), message: z.string(), time: moment })),
});

export type Candidate = z.infer<typeof candidateSchema>;

export const waitingSchema = z.object({ candidates: z.array(candidateSchema) });

/** Whether something may be done; `why` says why not. */
const mayBeDone = z.object({ isAllowed: z.boolean(), why: z.string().nullable() });

/** What the rule of the part lets this person do with a candidate. */
export const candidateActs = [
  'approve',
  'reject',
  'promote',
  'schedule',
  'emergency',
  'withdraw',
  'cancel',
] as const;

export type CandidateAct = (typeof candidateActs)[number];

/** `legal@3fa9c2d41b7e0011` and a comma, with the longest name of a part. */
const MAX_NAME_LENGTH = 58;

/** Which others are to go live with a candidate: `legal@3fa9c2d41b7e0011,shell@…`. */
export const togetherSchema = z.object({
  together: z
    .string()
    .max(MAX_TOGETHER * MAX_NAME_LENGTH)
    .regex(/^[a-z][a-z0-9-]{0,39}@[0-9a-f]{16}(,[a-z][a-z0-9-]{0,39}@[0-9a-f]{16})*$/, 'names no releases')
    .optional(),
});

/** A candidate with everything that its page shows at first. */
export const candidatePageSchema = z.object({
  candidate: candidateSchema,
  /** Those that are to go live with it in one deployment: the preview, links to it, the check, and what approves or puts live are about all. */
  together: z.array(candidateSchema),
  /** Names the bytes of all of them; an act by this page is done only while they are these. */
  seen: previewId,
  /** Candidates of other parts that could. */
  others: z.array(candidateSchema),
  may: z.record(z.enum(candidateActs), mayBeDone),
  /** What alone keeps it from going live, and what to do about that; null where nothing does, or the rule forbids it anyway. */
  missing: problemSchema.nullable(),
  preview: z.object({
    id: previewId,
    /** `/_preview/<id>/`, or that of a share link. */
    path: z.string(),
    /** Whether it is made. */
    isMade: z.boolean(),
    /** Addresses of its pages in the default language; empty until it is made. */
    pages: z.array(z.string()),
  }),
  check: checkSchema.nullable(),
});

export type CandidatePage = z.infer<typeof candidatePageSchema>;

/** The page of a candidate; of what is live by now, the name of the deployment, and the last check. */
export const candidateAnswerSchema = z.union([
  candidatePageSchema,
  z.object({ liveWith: deploymentName, check: checkSchema.nullable() }),
]);

export type CandidateAnswer = z.infer<typeof candidateAnswerSchema>;
