import { z } from 'zod';
import { moment, partName, sha256 } from './names';
import { madePasskeySchema } from './sign-in';

/** A person, as the screens name them. */
const personId = z.string();

const keySchema = z.object({
  id: sha256,
  /** The first digits of it, by which people compare it. */
  shortId: z.string(),
  kind: z.enum(['ed25519', 'passkey']),
  /** The desk that a passkey was made at; null for a key in a file. */
  desk: z.string().nullable(),
  state: z.enum(['counts', 'revoked', 'expired']),
});

export type PersonKey = z.infer<typeof keySchema>;

const personSchema = z.object({
  id: personId,
  name: z.string(),
  isMachine: z.boolean(),
  isEditor: z.boolean(),
  isYou: z.boolean(),
  /** Parts whose team she is of. */
  teams: z.array(partName),
  keys: z.array(keySchema),
});

export type Person = z.infer<typeof personSchema>;

const partRuleSchema = z.object({
  part: partName,
  /** How many persons a release takes to go live, and how many of them are not its author. */
  persons: z.number().int(),
  besidesAuthor: z.number().int(),
  /** Names. */
  publish: z.array(z.string()),
  approve: z.array(z.string()),
  rollBack: z.array(z.string()),
});

export type PartRule = z.infer<typeof partRuleSchema>;

export const proposalSchema = z.object({
  sha256,
  message: z.string(),
  time: moment,
  /** Who signed it so far, by name. */
  by: z.array(z.string()),
  /** What it changes, a line each, as the terminal says it. */
  changes: z.array(z.string()),
  /** How many editors it still takes. */
  missing: z.number().int(),
  /** Names of those who can still agree to it; empty where it is void. */
  waitsFor: z.array(z.string()),
  /** Why this person cannot agree to it; null where she can. */
  why: z.string().nullable(),
});

export type Proposal = z.infer<typeof proposalSchema>;

const invitationSchema = z.object({
  number: z.number().int(),
  name: z.string(),
  email: z.string(),
  teams: z.array(z.string()),
  isEditor: z.boolean(),
  author: z.string(),
  until: moment,
  state: z.enum(['open', 'accepted', 'in', 'ended', 'revoked']),
  /** Whether it is proposed already that its passkey counts. */
  isProposed: z.boolean(),
  /** The passkey that was made by it. */
  key: z.object({ id: sha256, shortId: z.string(), time: moment }).nullable(),
});

export type Invitation = z.infer<typeof invitationSchema>;

/** Who may what, and what is on its way to change that. */
export const peoplePageSchema = z.object({
  /** Null without an access policy. */
  people: z
    .object({
      parts: z.array(partRuleSchema),
      persons: z.array(personSchema),
      /** How many editors a change takes, and their names. */
      editors: z.object({ needed: z.number().int(), names: z.array(z.string()) }),
      /** What it has too few persons for since a key was revoked, each in half a sentence. */
      lacks: z.array(z.string()),
    })
    .nullable(),
  proposals: z.array(proposalSchema),
  /** What was proposed and dropped since the last change came into force. */
  dropped: z.array(z.object({ proposal: z.string(), author: z.string(), message: z.string(), time: moment })),
  /** Newest first. */
  invitations: z.array(invitationSchema),
  /** Why this person may not change it; null where she may propose changes. */
  whyNoChange: z.string().nullable(),
  /** Whether it is a desk of one person, at which no other person can open an invitation. */
  isOwnDesk: z.boolean(),
});

export type PeoplePage = z.infer<typeof peoplePageSchema>;

const address = {
  number: z.number().int().min(1).max(999_999),
  secret: z.string().regex(/^[\w-]{1,100}$/, 'is not the secret of an invitation'),
};

/** What is in the address of an invitation. */
export const openInvitationSchema = z.strictObject(address);

export type InvitationAddress = z.infer<typeof openInvitationSchema>;

/** What an invitation says to the person who opens it. */
export const openedInvitationSchema = z.object({
  name: z.string(),
  email: z.string(),
  author: z.string(),
  until: moment,
});

export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

/** The passkey that a person made by an invitation. */
export const acceptInvitationSchema = madePasskeySchema
  .pick({ credential: true, publicKey: true })
  .extend(address);

export const acceptedInvitationSchema = z.object({
  /** The first digits of the passkey's id, by which the invited person and the editors compare it. */
  keyId: z.string(),
});

export type AcceptedInvitation = z.infer<typeof acceptedInvitationSchema>;
