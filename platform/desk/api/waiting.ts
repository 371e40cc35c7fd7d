import { z } from 'zod';
import type { CheckRecord } from './check';
import { MAX_TOGETHER } from './names';
import type { Schedule } from './now';
import type { Problem } from './problem';

/** A release that is published and not live. */
export interface Candidate {
  part: string;
  release: string;
  version: string;
  author: string;
  message: string;
  time: string;
  /** The branch that it was built from, where that is not the main one. */
  branch: string | null;
  /** `free`: it takes no approval, or none but its author's. */
  state:
    'free' | 'published' | 'waiting' | 'approved' | 'rejected' | 'withdrawn' | 'scheduled' | 'superseded';
  /** E-mail addresses of those who count for it, and how many it takes. */
  counted: string[];
  needed: number;
  /** What it waits for, in a sentence; empty for nothing. */
  waitsFor: string;
  withdrawn: { author: string; message: string; time: string } | null;
  schedule: Schedule | null;
  /** What changes were asked for, oldest first. */
  changesAsked: { author: string; message: string; time: string }[];
}

/** Whether something may be done; `why` says why not. */
interface Permission {
  isAllowed: boolean;
  why: string | null;
}

/** What the rule of the part lets this person do with a candidate. */
export type CandidateAct =
  'approve' | 'reject' | 'promote' | 'schedule' | 'emergency' | 'withdraw' | 'cancel';

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
export interface CandidatePage {
  candidate: Candidate;
  /** Those that are to go live with it in one deployment: the preview, links to it, the check, and what approves or puts live are about all. */
  together: Candidate[];
  /** Names the bytes of all of them; an act by this page is done only while they are these. */
  seen: string;
  /** Candidates of other parts that could. */
  others: Candidate[];
  may: Record<CandidateAct, Permission>;
  /** What alone keeps it from going live, and what to do about that; null where nothing does, or the rule forbids it anyway. */
  missing: Problem | null;
  preview: {
    id: string;
    /** `/_preview/<id>/`, or that of a share link. */
    path: string;
    /** Whether it is made. */
    isMade: boolean;
    /** Addresses of its pages in the default language; empty until it is made. */
    pages: string[];
  };
  check: CheckRecord | null;
}

/** The page of a candidate; of what is live by now, the name of the deployment, and the last check. */
export type CandidateAnswer = CandidatePage | { liveWith: string; check: CheckRecord | null };
