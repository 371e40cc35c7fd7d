import { z } from 'zod';
import { checkSchema } from './check';
import { moment, partName, previewId, releaseId } from './names';
import { scheduleSchema } from './now';

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
  /** `free`: nobody has to approve it, since nobody has said who may ship what. */
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
  'withdraw',
  'reinstate',
  'cancel',
] as const;

export type CandidateAct = (typeof candidateActs)[number];

/** A candidate with everything that its page shows at first. */
export const candidatePageSchema = z.object({
  candidate: candidateSchema,
  may: z.record(z.enum(candidateActs), mayBeDone),
  preview: z.object({
    id: previewId,
    /** `/_preview/<id>/`. */
    path: z.string(),
    /** Whether it is made. */
    isMade: z.boolean(),
    /** Addresses of its pages in the default language; empty until it is made. */
    pages: z.array(z.string()),
    /** An address for a phone; null where no phone can reach this machine. */
    phoneUrl: z.string().nullable(),
  }),
  check: checkSchema.nullable(),
});

export type CandidatePage = z.infer<typeof candidatePageSchema>;
