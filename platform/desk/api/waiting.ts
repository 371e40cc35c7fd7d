import { z } from 'zod';
import type { CheckRecord } from './check';
import { MAX_TOGETHER } from './names';
import type { Schedule } from './now';
import type { Problem } from './problem';

/** A release that is published and not live. */
export interface Candidate {
  part: string;
  release: string;
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
  schedule: Schedule | null;
  /** What people said of it and did with it, oldest first. */
  said: Said[];
}

/** What a person said of a release, or did with it, and why. */
export interface Said {
  /** The last two: it was live until then. */
  kind: 'changes-asked' | 'approved' | 'rejected' | 'withdrawn' | 'cancelled' | 'rolled-back' | 'replaced';
  author: string;
  message: string;
  time: string;
}

/** A release in whose place another one of its part, published after it, went live. */
export type Replaced = Pick<Candidate, 'part' | 'release' | 'author' | 'message' | 'time'>;

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
  /** Why those of its part were published that wait and are older: they wait no longer once it is live. */
  older: string[];
  /** Languages in which visitors read a page of it in English from then on. */
  untranslated: string[];
  /** Of each other language that has some, how many texts are translated from what English said before. */
  outdated: { language: string; count: number }[];
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

/** A release that waits no longer, since it is live, or another one of its part is that was published after it. */
export interface Over {
  /** Name of what is live. */
  live: string;
  /** Who published the release that is live in its place, and why; null where it is live itself. */
  replacedBy: { author: string; message: string } | null;
  check: CheckRecord | null;
}

export type CandidateAnswer = CandidatePage | Over;
