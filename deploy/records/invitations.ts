import { z } from 'zod';
import { type Envelope, envelopeSchema } from '../authority/envelope';
import type { People } from '../authority/people';
import { keyIdOf, passkeySchema } from '../authority/public-key';
import { ownerOf, signersOf } from '../authority/signers';
import { type Predicate, readStatement } from '../authority/statement';
import { canonicalJson } from '../store/canonical-json';
import { mapLimited } from '../store/map-limited';
import { parseRecord } from '../store/parse-record';
import { CALLS_AT_ONCE, type Store } from '../store/store';
import { appendRecord, misplacedRecord, numberedNames, numberName } from './numbered-records';
import { timeSchema } from './record-names';
import { readRevocation, type Revocation, writeRevocation } from './revocation';

const FOLDER = 'invitations/';

/** The passkey that somebody made by an invitation. */
const acceptanceSchema = z.strictObject({ format: z.literal(1), publicKey: passkeySchema, time: timeSchema });

export type InvitationTerms = Predicate<'invitation'>;
export type Acceptance = Pick<z.infer<typeof acceptanceSchema>, 'publicKey' | 'time'>;

/** An invitation as it lies in the store. */
export interface Invitation {
  terms: InvitationTerms;
  envelope: Envelope;
  accepted: Acceptance | null;
  revoked: Revocation | null;
}

/** `accepted`: a passkey was made. `in`: it stands in the file of people. `unsigned`: no editor of today signed it. */
export type InvitationState = 'open' | 'accepted' | 'in' | 'ended' | 'revoked' | 'unsigned';

/** @param now in ms */
export function stateOfInvitation(
  { terms, envelope, accepted, revoked }: Invitation,
  people: People,
  now: number,
): InvitationState {
  if (accepted && ownerOf(people, keyIdOf(accepted.publicKey))) return 'in';
  if (revoked) return 'revoked';
  const { persons } = signersOf(envelope, people, now);
  if (!persons.some((id) => people.editors.persons.includes(id))) return 'unsigned';
  if (accepted) return 'accepted';
  return Date.parse(terms.until) <= now ? 'ended' : 'open';
}

/** The invitation that was taken back and whose passkey a version of the file of people lets in all the same, if there is one. */
export function takenBack(invitations: Invitation[], before: People, after: People): Invitation | null {
  const isLetIn = ({ accepted }: Invitation) => {
    const key = accepted && keyIdOf(accepted.publicKey);
    return key !== null && ownerOf(after, key) !== null && ownerOf(before, key) === null;
  };
  return invitations.find((invitation) => invitation.revoked && isLetIn(invitation)) ?? null;
}

/** One invitation, or null when there is none of that number. @throws SiteError `record-unreadable`, `statement-unreadable` */
export async function readInvitation(store: Store, number: number): Promise<Invitation | null> {
  const stored = await store.read(keyOf(number));
  if (!stored) return null;
  const envelope = parseRecord(keyOf(number), stored.body, envelopeSchema);
  const terms = readStatement(envelope, 'invitation', `"${keyOf(number)}"`);
  if (terms.number !== number) throw misplacedRecord(keyOf(number));
  const [accepted, revoked] = await Promise.all([
    readAcceptance(store, keyOf(number, 'accepted')),
    readRevocation(store, keyOf(number, 'revoked')),
  ]);
  return { terms, envelope, accepted, revoked };
}

/** All invitations, oldest first. @throws SiteError `record-unreadable`, `statement-unreadable` */
export async function readInvitations(store: Store): Promise<Invitation[]> {
  const names = numberedNames(await store.listNames(FOLDER));
  const found = await mapLimited(names, CALLS_AT_ONCE, (name) =>
    readInvitation(store, Number(name.slice(0, 6))),
  );
  return found.filter((invitation) => invitation !== null);
}

/** Stores an invitation under the next number. @param sign makes the envelope, once the number is known */
export async function recordInvitation(
  store: Store,
  terms: Omit<InvitationTerms, 'number'>,
  sign: (terms: InvitationTerms) => Promise<Envelope>,
): Promise<InvitationTerms> {
  const numbered = (number: number) => ({ ...terms, number });
  const number = await appendRecord(store, FOLDER, async (next) => canonicalJson(await sign(numbered(next))));
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

/** Takes an invitation back. @returns false when that was done before */
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
