import { type Envelope, envelopeSchema, payloadSha256 } from '../authority/envelope';
import type { People } from '../authority/people';
import { signersOf } from '../authority/signers';
import { readStatement } from '../authority/statement';
import { canonicalJson } from '../store/canonical-json';
import { mapLimited } from '../store/map-limited';
import { readRecord } from '../store/read-record';
import { SiteError } from '../store/site-error';
import { CALLS_AT_ONCE, type Store } from '../store/store';
import { numberName } from './numbered-records';
import { memoryOf } from './store-memory';

/** A version of the file of people that is, or was, in force. */
export interface PeopleVersion {
  people: People;
  /** Of the signed bytes, in hexadecimal. */
  sha256: string;
  envelope: Envelope;
}

const PEOPLE_FOLDER = 'people/';

/** The key of a version that is in force. */
export function peopleKey(number: number): string {
  return `${PEOPLE_FOLDER}${numberName(number)}.json`;
}

/**
 * All versions, oldest first; none for a store in which nobody has said who may ship what. Each is checked: the first by
 * its own editors' signatures, every other by those of the version before, too; and against what this machine remembers.
 *
 * @throws SiteError `people-altered`, `people-vanished`, `statement-unreadable`, `record-unreadable`
 */
export async function readPeopleVersions(store: Store): Promise<PeopleVersion[]> {
  const keys = (await store.list(PEOPLE_FOLDER)).filter((key) => /^people\/\d{6}\.json$/.test(key));
  const envelopes = await mapLimited(keys, CALLS_AT_ONCE, async (key) =>
    readRecord(store, key, envelopeSchema),
  );
  const versions: PeopleVersion[] = [];
  for (const envelope of envelopes) {
    const key = peopleKey(versions.length + 1);
    const version = openVersion(envelope, key);
    const reason = reasonInvalid(version, versions);
    if (reason) throw altered(key, reason);
    versions.push(version);
  }
  await assertRemembered(store, versions);
  return versions;
}

/** The version in force; null where there is none. @throws what {@link readPeopleVersions} does */
export async function readPeople(store: Store): Promise<PeopleVersion | null> {
  return (await readPeopleVersions(store)).at(-1) ?? null;
}

/** The version that an envelope holds, whoever signed it. @throws SiteError `statement-unreadable` */
export function openVersion(envelope: Envelope, where: string): PeopleVersion {
  return {
    people: readStatement(envelope, 'people', `"${where}"`),
    sha256: payloadSha256(envelope),
    envelope,
  };
}

/**
 * How many editors' signatures a version still lacks: by the rule of the version before and by its own. One editor who is alone
 * is enough to bring in the second.
 */
export function lackingEditors(version: PeopleVersion, before: PeopleVersion | null): number {
  const isByOneAlone = before?.people.editors.persons.length === 1;
  const rules = [...(before ? [before.people] : []), ...(isByOneAlone ? [] : [version.people])];
  const lacking = rules.map((people) => {
    const { persons } = signersOf(version.envelope, people, Date.parse(version.people.time));
    return people.editors.needed - persons.filter((id) => people.editors.persons.includes(id)).length;
  });
  return Math.max(0, ...lacking);
}

/** Puts a version in force. @returns false where somebody else's took the number first */
export async function writePeople(store: Store, version: PeopleVersion): Promise<boolean> {
  const key = peopleKey(version.people.number);
  return (await store.create(key, canonicalJson(version.envelope))) === 'created';
}

/** Why a version cannot follow those before it, in half a sentence; null when it does. */
function reasonInvalid(version: PeopleVersion, before: PeopleVersion[]): string | null {
  const last = before.at(-1) ?? null;
  const { number, previous } = version.people;
  if (number !== before.length + 1) return `it says that it is version ${number}`;
  if (previous !== (last?.sha256 ?? null)) return 'it does not follow the version before it';
  const lacking = lackingEditors(version, last);
  return lacking > 0 ? `${lacking} of the editors who have to sign it did not` : null;
}

/** Who can write to the store can take versions away, or begin anew; not so what was seen before. */
async function assertRemembered(store: Store, versions: PeopleVersion[]): Promise<void> {
  const memory = memoryOf(store);
  const known = await memory.read();
  const root = memory.pinnedRoot ?? known?.root;
  if (root && versions[0]?.sha256 !== root)
    throw vanished(
      versions.length === 0 ? 'It has none now' : 'It begins with another first version now',
      memory.pinnedRoot ? 'SITE_PEOPLE' : memory.place,
      root,
    );
  if (known && versions[known.number - 1]?.sha256 !== known.sha256)
    throw vanished(`Version ${known.number} is gone, or another one now`, memory.place, known.sha256);
  const newest = versions.at(-1);
  if (!newest) return;
  await memory.write({
    root: versions[0]!.sha256,
    number: newest.people.number,
    sha256: newest.sha256,
    deployment: known?.deployment ?? null,
  });
}

function altered(key: string, reason: string): SiteError {
  return new SiteError(
    'people-altered',
    `"${key}" does not say who may ship what: ${reason}.`,
    'Somebody wrote to the store. Restore "people/" from a backup; until then nothing new goes live.',
  );
}

function vanished(fact: string, place: string, sha256: string): SiteError {
  return new SiteError(
    'people-vanished',
    `The store had a file of people with the SHA-256 ${sha256.slice(0, 12)}…, as ${place} says. ${fact}.`,
    `Somebody wrote to the store: restore "people/" from a backup. If the store was made anew on purpose, correct ${place}.`,
  );
}
