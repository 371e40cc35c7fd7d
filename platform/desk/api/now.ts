import type { DeploymentSummary, Emergency } from './deployment';
import type { Proposal } from './people';
import type { Problem } from './problem';

export interface Schedule {
  number: number;
  parts: Record<string, string>;
  state: 'scheduled' | 'missed' | 'refused';
  at: string;
  /** When what was live before goes live again, by another schedule; null for never. */
  until: string | null;
  /** The deployment that its releases were live with, where it rolls back to them. */
  rollsBackTo: string | null;
  author: string;
  message: string;
  problems: Problem[];
}

/** Who acts at this desk, and on what. */
interface Session {
  /** The name that records get; empty where nobody has signed in yet. */
  author: string;
  /** E-mail address of the key's owner; null without a key or an access policy. */
  person: string | null;
  /** Whether several persons share the desk, and this one signed in with a passkey. */
  isSignedIn: boolean;
  /** Whether she could, with a passkey that counts at this desk, and acts as its operator until she does. */
  maySignIn: boolean;
  /** Origin of previews and composed pages, to be framed. */
  frames: string;
  /** Parts that this person may publish, and roll back. */
  may: { publish: string[]; rollBack: string[] };
}

/** What is live, and what is wrong with it. */
export interface Now {
  session: Session;
  /** Null before anything was put live. */
  live: DeploymentSummary | null;
  /** The deployment that rolling back the site goes to. */
  before: DeploymentSummary | null;
  parts: {
    part: string;
    release: string;
    /** Null where the release's record is gone. */
    published: { version: string; author: string; message: string; time: string } | null;
    /** Whether another release of it was published before: else there is none to roll back to. */
    hasEarlier: boolean;
  }[];
  /** Where the live deployment is a rollback, the one that it replaced, to undo it; else null. */
  undo: string | null;
  /** Addresses of the live pages in the default language. */
  pages: string[];
  /** What the store says is wrong. */
  problems: Problem[];
  /** Whether there is no access policy. */
  isWithoutPolicy: boolean;
  /** The deployment that visitors are shown instead of the live one, which may not be live; null as a rule. */
  shownInstead: string | null;
  /** Those that no other person has confirmed. */
  emergencies: (Emergency & {
    release: string;
    /** Who rejected it since, and why, in a sentence; null where none did. */
    rejection: string | null;
    /** Names of those who may say that it is right. */
    confirmers: string[];
    /** Whether who asks is one of them. */
    mayConfirm: boolean;
  })[];
  /** Changes of who may do what that wait for signatures. */
  proposals: Proposal[];
  /** With whether who asks may cancel it. */
  schedules: (Schedule & { mayCancel: boolean })[];
  /** Business values for which the pages show those of the example business. */
  missingValues: number;
  /** How many releases wait. */
  waiting: number;
}
