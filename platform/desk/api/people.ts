import { z } from 'zod';
import { madePasskeySchema } from './sign-in';

export interface PersonKey {
  id: string;
  /** The first digits of it, by which people compare it. */
  shortId: string;
  kind: 'ed25519' | 'passkey';
  /** The desk that a passkey was made at; null for a key in a file. */
  desk: string | null;
  state: 'counts' | 'revoked' | 'expired';
  /** Who revoked it, when and why; null where it was not. */
  revoked: { by: string[]; time: string; message: string } | null;
}

export interface Person {
  id: string;
  name: string;
  isMachine: boolean;
  isEditor: boolean;
  isYou: boolean;
  /** Parts whose team she is of. */
  teams: string[];
  keys: PersonKey[];
}

export interface PartRule {
  part: string;
  /** How many persons a release takes to go live, and how many of them are not its author. */
  persons: number;
  besidesAuthor: number;
  /** Names; of who has no key that counts, that is said with it. */
  publish: string[];
  approve: string[];
  rollBack: string[];
}

export interface Proposal {
  sha256: string;
  message: string;
  time: string;
  /** Who signed it so far, by name. */
  by: string[];
  /** What it changes, a line each, as the terminal says it. */
  changes: string[];
  /** How many editors it still takes. */
  missing: number;
  /** Names of those who can still agree to it; empty where it is void. */
  waitsFor: string[];
  /** Why this person cannot agree to it; null where she can. */
  why: string | null;
  /** Whether it is void, and may be proposed again as it is. */
  isToRepeat: boolean;
}

export interface Invitation {
  number: number;
  name: string;
  email: string;
  teams: string[];
  isEditor: boolean;
  author: string;
  until: string;
  state: 'open' | 'accepted' | 'in' | 'ended' | 'revoked';
  /** Whether it is proposed already that its passkey counts. */
  isProposed: boolean;
  /** The passkey that was made by it. */
  key: { id: string; shortId: string; time: string } | null;
}

/** Who may do what, and what is on its way to change that. */
export interface PeoplePage {
  /** Null without an access policy. */
  people: {
    parts: PartRule[];
    persons: Person[];
    /** How many editors a change takes, and their names. */
    editors: { needed: number; names: string[] };
    /** What it has too few persons for since a key was revoked, each in half a sentence. */
    lacks: string[];
  } | null;
  proposals: Proposal[];
  /** What was proposed and dropped since the last change came into force. */
  dropped: { proposal: string; author: string; message: string; time: string }[];
  /** Newest first. */
  invitations: Invitation[];
  /** Why this person may not change it; null where she may propose changes. */
  whyNoChange: string | null;
  /** What a change by this person takes: how many more sign it, who can, and whether she revokes a key alone. */
  signing: { missing: number; others: string[]; revokesAlone: boolean };
  /** Whether it is a desk of one person, at which no other person can open an invitation. */
  isOwnDesk: boolean;
}

const address = {
  number: z.number().int().min(1).max(999_999),
  secret: z.string().regex(/^[\w-]{1,100}$/, 'is not the secret of an invitation'),
};

/** What is in the address of an invitation. */
export const openInvitationSchema = z.strictObject(address);

export type InvitationAddress = z.infer<typeof openInvitationSchema>;

/** What an invitation says to the person who opens it. */
export interface OpenedInvitation {
  name: string;
  email: string;
  author: string;
  until: string;
}

/** The passkey that a person made by an invitation. */
export const acceptInvitationSchema = madePasskeySchema
  .pick({ credential: true, publicKey: true })
  .extend(address);

export interface AcceptedInvitation {
  /** The first digits of the passkey's id, by which the invited person and the editors compare it. */
  keyId: string;
}
