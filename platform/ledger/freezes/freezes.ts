import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { envelopeSchema, type Signer } from '../authority/envelope';
import type { People } from '../authority/people';
import { signersOf } from '../authority/signers';
import { freezeSchema, type Predicate, readStatement, sign } from '../authority/statement';
import type { StoredDeployment } from '../deployments/deployment';
import { type PeopleVersion, peopleAt } from '../people/people-versions';
import { isOfTeam } from '../policy/may-go-live';
import { appendRecord, misplacedRecord, numberName } from '../records/numbered-records';
import { deploymentKey } from '../records/record-fields';
import { finding, type SiteProblem } from '@site/errors';
import { type Store, canonicalJson, mapLimited, noteDamage, readRecord } from '@site/store';

/** No release of its parts goes live from `from` until `until`; an emergency does, and a rollback. */
export type Freeze = Predicate<'freeze'>;

const FOLDER = 'freezes/';

/** Signed where the store has an access policy. */
const recordSchema = z.union([
  z.strictObject({ format: z.literal(1), envelope: envelopeSchema }),
  z.strictObject({ format: z.literal(1), freeze: freezeSchema }),
]);

type FreezeRecord = z.infer<typeof recordSchema>;

/** Whether a person may freeze parts, and lift that: those of a team its own part; all parts are for editors. */
export function mayFreeze(people: People, parts: string[], person: string): boolean {
  if (people.persons[person]?.isMachine) return false;
  if (parts.length === 0) return people.editors.persons.includes(person);
  return parts.every((part) => isOfTeam(people, part, person));
}

/**
 * Records a freeze under the next number.
 * @param live what was live when it was decided: the statement is over that
 * @param signer null where the store has no access policy
 */
export async function recordFreeze(
  store: Store,
  freeze: Omit<Freeze, 'number'>,
  live: StoredDeployment,
  signer: Signer | null,
): Promise<Freeze> {
  const bytes = async (number: number) => {
    const numbered = { ...freeze, number };
    if (!signer) return canonicalJson({ format: 1, freeze: numbered });
    const subject = { [deploymentKey(live.name)]: live.sha256 };
    return canonicalJson({ format: 1, envelope: await sign(signer, 'freeze', numbered, subject) });
  };
  return { ...freeze, number: await appendRecord(store, FOLDER, bytes) };
}

/** Freezes that hold or are to come, by number: as {@link readAllFreezes}, without those that were lifted. */
export async function readFreezes(
  store: Store,
  versions: PeopleVersion[],
  problems?: SiteProblem[],
): Promise<Freeze[]> {
  const all = await readAllFreezes(store, versions, problems);
  return all.flatMap(({ freeze, lifted }) => (lifted ? [] : freeze));
}

/**
 * Freezes whose end is to come, by number, with what lifted them. With an access policy, those count that a person signed who might by
 * the version of that day.
 * @param versions of the access policy
 * @param problems gets what cannot be read, which is thrown without it, and as warnings what does not count
 * @throws SiteError `record-unreadable`, `statement-unreadable`
 */
export async function readAllFreezes(
  store: Store,
  versions: PeopleVersion[],
  problems?: SiteProblem[],
): Promise<{ freeze: Freeze; lifted: Freeze | null }[]> {
  const readOne = async (key: string): Promise<Freeze | null> => {
    const record = await readRecord<FreezeRecord>(store, key, recordSchema);
    const freeze = 'freeze' in record ? record.freeze : readStatement(record.envelope, 'freeze', `"${key}"`);
    if (key !== `${FOLDER}${numberName(freeze.number)}.json`) throw misplacedRecord(key);
    const reason = reasonAgainst(record, freeze, peopleAt(versions, freeze.time));
    if (reason === null) return freeze;
    const remedy =
      "A person who may sets it again: npm run site -- freeze. If it is unknown to the team, change the store's credentials.";
    const fact = `Freeze ${freeze.number}, by ${freeze.author}, counts for nothing: ${reason}`;
    problems?.push(finding('freeze-unauthorized', fact, remedy, 'warning'));
    return null;
  };
  const keys = await store.list(FOLDER);
  const found = await mapLimited(keys, (key) => readOne(key).catch(noteDamage(problems)));
  const all = found.filter((freeze) => freeze !== null);
  const now = new Date().toISOString();
  const liftedBy = ({ number, parts }: Freeze) =>
    all.find((later) => later.replaces === number && isDeepStrictEqual(later.parts, parts)) ?? null;
  return all.filter(({ until }) => until > now).map((freeze) => ({ freeze, lifted: liftedBy(freeze) }));
}

/** Why a freeze counts for nothing, in a sentence; null where it counts. @param people null without an access policy */
function reasonAgainst(record: FreezeRecord, { parts, time }: Freeze, people: People | null): string | null {
  if (!people) return null;
  if ('freeze' in record) return 'It is not signed.';
  const { persons, refused } = signersOf(record.envelope, people, Date.parse(time));
  if (persons.some((person) => mayFreeze(people, parts, person))) return null;
  return refused.join(' ') || 'Who signed it may not.';
}
