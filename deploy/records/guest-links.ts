import { z } from 'zod';
import { type Envelope, envelopeSchema } from '../authority/envelope';
import type { People } from '../authority/people';
import { signersOf } from '../authority/signers';
import { type Predicate, readStatement } from '../authority/statement';
import { canonicalJson } from '../store/canonical-json';
import { mapLimited } from '../store/map-limited';
import { parseRecord } from '../store/parse-record';
import { CALLS_AT_ONCE, type Store } from '../store/store';
import { appendRecord, LAST_NUMBER, misplacedRecord, numberedNames, numberName } from './numbered-records';
import { plainWordsSchema } from './plain-words';
import { guestLinksFolder, partNameSchema, releaseIdSchema, sha256Schema, timeSchema } from './record-names';
import { readRevocation, type Revocation, writeRevocation } from './revocation';

/** An address at which somebody without an account sees one preview, until a time. */
const guestLinkSchema = z.strictObject({
  format: z.literal(1),
  terms: z.strictObject({
    part: partNameSchema,
    release: releaseIdSchema,
    manifestSha256: sha256Schema,
    preview: z.string().regex(/^[0-9a-f]{16}$/),
    number: z.number().int().min(1).max(LAST_NUMBER),
    secretSha256: sha256Schema,
    mayComment: z.boolean(),
    until: timeSchema,
    author: plainWordsSchema.min(1),
    time: timeSchema,
  }),
  /** The terms, signed by who made it; missing where nobody has said who may ship what. */
  envelope: envelopeSchema.optional(),
});

export type GuestLinkTerms = Predicate<'guest-link'>;

/** A guest link as it lies in the store. */
export interface GuestLink {
  terms: GuestLinkTerms;
  envelope?: Envelope;
  revoked: Revocation | null;
}

/** Which link of which release. */
export type GuestLinkName = Pick<GuestLinkTerms, 'part' | 'release' | 'number'>;

/** `open`: it shows the preview. `unsigned`: nobody who counts signed it. */
export type GuestLinkState = 'open' | 'ended' | 'revoked' | 'unsigned';

/**
 * Whether a link shows its preview.
 * @param people in force; null where nobody has said who may ship what
 * @param now in ms
 */
export function stateOfGuestLink(
  { terms, envelope, revoked }: GuestLink,
  people: People | null,
  now: number,
): GuestLinkState {
  if (revoked) return 'revoked';
  if (Date.parse(terms.until) <= now) return 'ended';
  const isSigned = !people || (envelope && signersOf(envelope, people, now).persons.length > 0);
  return isSigned ? 'open' : 'unsigned';
}

/** One link, or null when there is none of that number. @throws SiteError `record-unreadable`, `statement-unreadable` */
export async function readGuestLink(store: Store, name: GuestLinkName): Promise<GuestLink | null> {
  const stored = await store.read(keyOf(name));
  if (!stored) return null;
  const { terms, envelope } = parseRecord(keyOf(name), stored.body, guestLinkSchema);
  const isInPlace = keyOf(terms) === keyOf(name);
  const isAsSigned =
    !envelope ||
    canonicalJson(readStatement(envelope, 'guest-link', `"${keyOf(name)}"`)).equals(canonicalJson(terms));
  if (!isInPlace || !isAsSigned) throw misplacedRecord(keyOf(name));
  return { terms, envelope, revoked: await readRevocation(store, revocationKey(name)) };
}

/** The links of a release, oldest first. @throws SiteError `record-unreadable`, `statement-unreadable` */
export async function readGuestLinks(store: Store, part: string, release: string): Promise<GuestLink[]> {
  const names = numberedNames(await store.listNames(guestLinksFolder(part, release)));
  const links = await mapLimited(names, CALLS_AT_ONCE, (name) =>
    readGuestLink(store, { part, release, number: Number(name.slice(0, 6)) }),
  );
  return links.filter((link) => link !== null);
}

/** Stores a link under the next number of its release. @param sign makes the envelope, once the number is known */
export async function recordGuestLink(
  store: Store,
  terms: Omit<GuestLinkTerms, 'number'>,
  sign: (terms: GuestLinkTerms) => Promise<Envelope | undefined>,
): Promise<GuestLinkTerms> {
  const numbered = (number: number) => ({ ...terms, number });
  const number = await appendRecord(store, guestLinksFolder(terms.part, terms.release), async (next) =>
    canonicalJson({ format: 1, terms: numbered(next), envelope: await sign(numbered(next)) }),
  );
  return numbered(number);
}

/** Closes a link before its time. @returns false when it was closed already */
export async function recordRevocation(store: Store, name: GuestLinkName, by: Revocation): Promise<boolean> {
  return writeRevocation(store, revocationKey(name), by);
}

function keyOf({ part, release, number }: GuestLinkName): string {
  return `${guestLinksFolder(part, release)}${numberName(number)}.json`;
}

function revocationKey({ part, release, number }: GuestLinkName): string {
  return `${guestLinksFolder(part, release)}${numberName(number)}.revoked.json`;
}
