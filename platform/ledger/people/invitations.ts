import { z } from 'zod';
import type { People } from '../authority/people';
import { keyIdOf, passkeySchema } from '../authority/public-key';
import { ownerOf } from '../authority/signers';
import { CALLS_AT_ONCE, type Store, canonicalJson, mapLimited, parseRecord } from '@site/store';
import {
  appendRecord,
  misplacedRecord,
  numberedNames,
  numberName,
  recordNumberSchema,
} from '../records/numbered-records';
import { singleLineSchema } from '../records/single-line';
import { partNameSchema, sha256Schema, timeSchema } from '../records/record-names';

const revocationSchema = z.strictObject({
  format: z.literal(1),
  author: singleLineSchema.min(1),
  time: timeSchema,
});

/** Who revoked, for good, what another record allows. */
interface Revocation {
  author: string;
  time: string;
}

const FOLDER = 'invitations/';

/** A link by which a browser hands in the public key of a passkey. It binds no one, so it is not signed: editors sign the key. */
const invitationSchema = z.strictObject({
  format: z.literal(1),
  /** Counts up from 1. */
  number: recordNumberSchema,
  name: singleLineSchema.min(1),
  /** Who it is: the e-mail address in lower case. */
  id: singleLineSchema.min(1),
  /** Parts whose team she is to join. */
  teams: z.array(partNameSchema),
  /** Whether she is to change who may ship what. */
  isEditor: z.boolean(),
  /** Of the secret in the address, which is kept nowhere. */
  secretSha256: sha256Schema,
  until: timeSchema,
  author: singleLineSchema.min(1),
  time: timeSchema,
});

/** The passkey that was made by an invitation. */
const acceptanceSchema = z.strictObject({ format: z.literal(1), publicKey: passkeySchema, time: timeSchema });

export type InvitationTerms = Omit<z.infer<typeof invitationSchema>, 'format'>;
export type Acceptance = Pick<z.infer<typeof acceptanceSchema>, 'publicKey' | 'time'>;

/** An invitation as it lies in the store. */
export interface Invitation {
  terms: InvitationTerms;
  accepted: Acceptance | null;
  revoked: Revocation | null;
}

/** `accepted`: a passkey was made. `in`: it is in the access policy. */
export type InvitationState = 'open' | 'accepted' | 'in' | 'ended' | 'revoked';

/** @param now in ms */
export function stateOfInvitation(
  { terms, accepted, revoked }: Invitation,
  people: People,
  now: number,
): InvitationState {
  if (accepted && ownerOf(people, keyIdOf(accepted.publicKey))) return 'in';
  if (revoked) return 'revoked';
  if (accepted) return 'accepted';
  return Date.parse(terms.until) <= now ? 'ended' : 'open';
}

/** The revoked invitation whose passkey a version of the access policy adds all the same, if there is one. */
export function revokedInvitation(
  invitations: Invitation[],
  before: People,
  after: People,
): Invitation | null {
  const isInPolicy = ({ accepted }: Invitation) => {
    const key = accepted && keyIdOf(accepted.publicKey);
    return key !== null && ownerOf(after, key) !== null && ownerOf(before, key) === null;
  };
  return invitations.find((invitation) => invitation.revoked && isInPolicy(invitation)) ?? null;
}

/** One invitation, or null when there is none of that number. @throws SiteError `record-unreadable` */
export async function readInvitation(store: Store, number: number): Promise<Invitation | null> {
  const stored = await store.read(keyOf(number));
  if (!stored) return null;
  const { format: _, ...terms } = parseRecord(keyOf(number), stored.body, invitationSchema);
  if (terms.number !== number) throw misplacedRecord(keyOf(number));
  const [accepted, revoked] = await Promise.all([
    readAcceptance(store, keyOf(number, 'accepted')),
    readRevocation(store, keyOf(number, 'revoked')),
  ]);
  return { terms, accepted, revoked };
}

/** All invitations, oldest first. @throws SiteError `record-unreadable` */
export async function readInvitations(store: Store): Promise<Invitation[]> {
  const names = numberedNames(await store.listNames(FOLDER));
  const found = await mapLimited(names, CALLS_AT_ONCE, (name) =>
    readInvitation(store, Number(name.slice(0, 6))),
  );
  return found.filter((invitation) => invitation !== null);
}

/** Stores an invitation under the next number. */
export async function recordInvitation(
  store: Store,
  terms: Omit<InvitationTerms, 'number'>,
): Promise<InvitationTerms> {
  const numbered = (number: number) => ({ ...terms, number });
  const number = await appendRecord(store, FOLDER, (next) => canonicalJson({ format: 1, ...numbered(next) }));
  return numbered(number);
}

/** Keeps the passkey that was made by an invitation. @returns false when one was kept before */
export async function recordAcceptance(
  store: Store,
  number: number,
  acceptance: Acceptance,
): Promise<boolean> {
  const body = canonicalJson({ format: 1, ...acceptance });
  return (await store.create(keyOf(number, 'accepted'), body)) === 'created';
}

/** Revokes an invitation. @returns false when that was done before */
export async function recordInvitationRevoked(
  store: Store,
  number: number,
  by: Revocation,
): Promise<boolean> {
  return writeRevocation(store, keyOf(number, 'revoked'), by);
}

function keyOf(number: number, what?: 'accepted' | 'revoked'): string {
  return `${FOLDER}${numberName(number)}${what ? `.${what}` : ''}.json`;
}

async function readAcceptance(store: Store, key: string): Promise<Acceptance | null> {
  const stored = await store.read(key);
  if (!stored) return null;
  const { publicKey, time } = parseRecord(key, stored.body, acceptanceSchema);
  return { publicKey, time };
}

/** @returns null where it was not revoked @throws SiteError `record-unreadable` */
async function readRevocation(store: Store, key: string): Promise<Revocation | null> {
  const stored = await store.read(key);
  if (!stored) return null;
  const { author, time } = parseRecord(key, stored.body, revocationSchema);
  return { author, time };
}

/** @returns false when it was revoked before */
async function writeRevocation(store: Store, key: string, by: Revocation): Promise<boolean> {
  return (await store.create(key, canonicalJson({ format: 1, ...by }))) === 'created';
}
