import { assertStillThere } from '../records/store-format';
import { type Envelope, envelopeSchema, type Signer } from '../authority/envelope';
import { newShortages, type People, type PeopleInput, peopleSchema } from '../authority/people';
import { readStatement, sign } from '../authority/statement';
import { type Store, canonicalJson, mapLimited, readRecord, parseRecord, sha256Of } from '@site/store';
import { SiteError } from '@site/errors';
import { referenceTo } from '../deployments/deployment';
import { numberName } from '../records/numbered-records';
import { memoryOf } from '../known-stores/store-memory';
import { z } from 'zod';
import { missingSignatures } from './who-may-change';
import { type DeploymentReference, saidWithReason } from '../records/record-fields';

/** A version of the access policy that is, or was, in force. */
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
 * All versions, oldest first; none for a store without an access policy. Each is checked: the first by
 * its own editors' signatures, every other by those of the version before, too; and against what this machine remembers.
 * @throws SiteError `policy-altered`, `policy-vanished`, `store-gone`, `statement-unreadable`, `record-unreadable`
 */
export async function readPeopleVersions(store: Store): Promise<PeopleVersion[]> {
  const keys = (await store.list(PEOPLE_FOLDER)).filter((key) => /^people\/\d{6}\.json$/.test(key));
  const envelopes = await mapLimited(keys, async (key) => readRecord(store, key, envelopeSchema));
  const versions: PeopleVersion[] = [];
  for (const envelope of envelopes) {
    const key = peopleKey(versions.length + 1);
    const version = openVersion(envelope, key);
    const reason = reasonInvalid(version, versions);
    if (reason)
      throw new SiteError(
        'policy-altered',
        `"${key}" is no valid version of the access policy: ${reason}.`,
        'An attacker may have written to the store. Restore "people/" from a backup; until then nothing new goes live.',
      );
    versions.push(version);
  }
  await assertAsTrusted(store, versions);
  return versions;
}

/** The version in force; null where there is none. @throws what {@link readPeopleVersions} does */
export async function readPeople(store: Store): Promise<PeopleVersion | null> {
  return (await readPeopleVersions(store)).at(-1) ?? null;
}

/** What was in force at a moment; the first version for one before it. @param time as `toISOString` writes it */
export function peopleAt(versions: PeopleVersion[], time: string): People | null {
  return (versions.findLast(({ people }) => people.time <= time) ?? versions[0])?.people ?? null;
}

/**
 * The version that follows one, as its first editor signs it.
 * @param live what is live now, and so was shipped by the rules before
 * @throws SiteError `policy-impossible`
 */
export async function makeVersion(
  change: PeopleInput & { message: string },
  before: PeopleVersion | null,
  live: DeploymentReference | null,
  signer: Signer,
): Promise<PeopleVersion> {
  const possible = peopleSchema.superRefine((people, context) => {
    for (const message of newShortages(people, before?.people ?? null))
      context.addIssue({ code: 'custom', message });
  });
  const result = possible.safeParse({
    ...change,
    format: 1,
    number: (before?.people.number ?? 0) + 1,
    previous: before?.sha256 ?? null,
    after: live && referenceTo(live),
    time: new Date().toISOString(),
  });
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message, code }) =>
      code === 'custom' ? message : `${path.join('.')} ${message}`,
    );
    throw new SiteError(
      'policy-impossible',
      `After this change, the access policy ${[...new Set(problems)].join('; ')}: nothing was changed.`,
      'Let another person in first. Who may do what now: npm run site -- people',
    );
  }
  const people = result.data;
  const subject = { 'people.json': sha256Of(canonicalJson(people)) };
  return openVersion(await sign(signer, 'people', people, subject), peopleKey(people.number));
}

/** The version that an envelope holds, by any signer. @throws SiteError `statement-unreadable` */
export function openVersion(envelope: Envelope, where: string): PeopleVersion {
  return {
    people: readStatement(envelope, 'people', `"${where}"`),
    sha256: sha256Of(Buffer.from(envelope.payload, 'base64')),
    envelope,
  };
}

/** Puts a version in force. @returns false where another version took the number first */
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
  const missing = missingSignatures(version, before);
  return missing > 0 ? `${missing} of the editors who have to sign it did not` : null;
}

/** Detects rollback of the policy by comparing with what this machine has trusted. @throws SiteError `policy-vanished`, `store-gone` */
async function assertAsTrusted(store: Store, versions: PeopleVersion[]): Promise<void> {
  const memory = memoryOf(store);
  const known = await memory.readTrusted();
  const root = memory.pinnedRoot ?? known?.root;
  // Where nothing at all is left, as of a disk that is not mounted, nothing was altered.
  if (root && versions.length === 0) await assertStillThere(store);
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
  await memory.writeTrusted({
    root: versions[0]!.sha256,
    number: newest.people.number,
    sha256: newest.sha256,
    deployment: known?.deployment ?? null,
  });
}

function vanished(fact: string, place: string, sha256: string): SiteError {
  const first =
    place === 'SITE_PEOPLE'
      ? 'See whether SITE_PEOPLE is mistyped, or of another store: a machine that knows this one prints it (SITE_PEOPLE= npm run site -- people). Else an'
      : 'An';
  const way = place === 'SITE_PEOPLE' ? 'correct it.' : 'npm run site -- verify --restored';
  return new SiteError(
    'policy-vanished',
    `The store had an access policy with the SHA-256 ${sha256.slice(0, 12)}…, as ${place} says. ${fact}.`,
    `${first} attacker may have written to the store: restore "people/" from a backup. If you have restored an older copy, or made the store again on purpose: ${way}`,
  );
}

/** Said once, on purpose: this store does without an access policy, also where its site is public. */
const policyWaiverSchema = z.strictObject({ format: z.literal(1), ...saidWithReason });

type PolicyWaiver = z.infer<typeof policyWaiverSchema>;

const KEY = 'people/none.json';

/** Null without a waiver. @throws SiteError `record-unreadable` */
export async function readPolicyWaiver(store: Store): Promise<PolicyWaiver | null> {
  const stored = await store.read(KEY);
  return stored && parseRecord(KEY, stored.body, policyWaiverSchema);
}

/** @returns false when it was waived before: the first record stays */
export async function recordPolicyWaiver(store: Store, said: Omit<PolicyWaiver, 'format'>): Promise<boolean> {
  const record = policyWaiverSchema.parse({ format: 1, ...said });
  return (await store.create(KEY, canonicalJson(record))) === 'created';
}
