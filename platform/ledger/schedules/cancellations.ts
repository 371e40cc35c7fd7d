import { z } from 'zod';
import { envelopeSchema, type Signer } from '../authority/envelope';
import { fullName, type People } from '../authority/people';
import { signersOf } from '../authority/signers';
import { readStatement, sign } from '../authority/statement';
import { type Store, canonicalJson, mapLimited, readRecord } from '@site/store';
import { finding, SiteError, type SiteProblem } from '@site/errors';
import { appendRecord } from '../records/numbered-records';
import { type Said, said } from '../records/record-fields';
import { type PeopleVersion, readPeopleVersions } from '../people/people-versions';
import { isOfTeam, mayRollBack } from '../policy/may-go-live';
import {
  type OpenSchedule,
  scheduleFolder,
  scheduleKey,
  type ScheduleTerms,
  readTerms,
  readUndone,
} from './schedules';

/** A signed cancellation; what it says is in the envelope. Without an access policy, the record itself says it. */
const cancellationSchema = z.strictObject({ format: z.literal(1), envelope: envelopeSchema });

/** Those who may cancel a schedule: persons of the team of one of its parts. */
export function mayCancel(people: People, parts: string[], person: string): boolean {
  return !people.persons[person]?.isMachine && parts.some((part) => isOfTeam(people, part, person));
}

/** Those who may have parts roll back at a time: persons of the team of each, who may roll it back. */
export function mayEnd(people: People, parts: string[], person: string): boolean {
  return parts.every((part) => mayCancel(people, [part], person) && mayRollBack(people, part, person));
}

/**
 * Signs that a schedule is cancelled.
 * @param by who cancels, where the store has an access policy; the version of it is the newest
 * @returns what records it
 */
export async function signCancellation(
  store: Store,
  { terms: { number }, sha256 }: OpenSchedule,
  said: Said,
  by: { signer: Signer; version: PeopleVersion } | null,
): Promise<() => Promise<unknown>> {
  if (!by) return () => store.create(scheduleKey(number, 'cancelled'), canonicalJson({ format: 1, ...said }));
  const { people } = by.version;
  const statement = { number, sha256, people: { number: people.number, sha256: by.version.sha256 }, ...said };
  const envelope = await sign(by.signer, 'cancellation', statement, { [scheduleKey(number)]: sha256 });
  return () => appendRecord(store, signedFolder(number), () => canonicalJson({ format: 1, envelope }));
}

/**
 * Leaves out the schedules that are cancelled. What was scheduled with a signature is cancelled by a signature alone, of
 * a person of the team by the version of the access policy of that day: to revoke the key afterwards brings nothing back.
 * @param keys of all records of schedules
 * @param problems gets the cancellations that count for nothing
 */
async function withoutCancelled(
  store: Store,
  schedules: OpenSchedule[],
  keys: string[],
  problems: SiteProblem[],
): Promise<OpenSchedule[]> {
  let versions: Promise<PeopleVersion[]> | undefined;
  const versionsOnce = () => (versions ??= readPeopleVersions(store));
  const left: OpenSchedule[] = [];
  for (const schedule of schedules) {
    const { number } = schedule.terms;
    const signed = keys.filter((key) => key.startsWith(signedFolder(number)));
    const reasons: string[] = keys.includes(scheduleKey(number, 'cancelled')) ? ['It is not signed.'] : [];
    let isCancelled = reasons.length > 0 && !schedule.envelope;
    for (const key of signed) {
      const reason = isCancelled ? null : await reasonAgainst(store, schedule, key, versionsOnce);
      if (reason === null) isCancelled = true;
      else reasons.push(reason);
    }
    if (isCancelled) continue;
    left.push(schedule);
    for (const reason of reasons) {
      const fact = `A cancellation of schedule ${number} counts for nothing, and the schedule goes on: ${reason}`;
      const remedy = `To cancel it: npm run site -- cancel ${number} -m "why". If it is unknown to the team, change the store's credentials.`;
      problems.push(finding('cancellation-unauthorized', fact, remedy, 'warning'));
    }
  }
  return left;
}

/** So many schedules are listed. */
const MAX_LISTED = 100;

/** What was scheduled last, by number, with who cancelled it, when and why, as its records say; whether that counts, is not asked here. */
export async function readScheduled(
  store: Store,
): Promise<{ terms: ScheduleTerms; cancelled: Said | null }[]> {
  const keys = await store.list('schedules/');
  const last = [...new Set(keys.map((key) => Number(key.slice(10, 16))))].slice(-MAX_LISTED);
  return mapLimited(last, async (number) => {
    const key = keys.findLast((one) => one.startsWith(`${scheduleFolder(number)}cancelled`));
    const terms = await readTerms(store, number);
    if (!key) return { terms, cancelled: null };
    const record = await readRecord(store, key, z.union([cancellationSchema, z.object(said)]));
    const { author, message, time } =
      'envelope' in record ? readStatement(record.envelope, 'cancellation', `"${key}"`) : record;
    return { terms, cancelled: { author, message, time } };
  });
}

/** Refuses a schedule that was cancelled while it was being carried out. @throws SiteError `schedule-cancelled` */
export async function assertNotCancelled(store: Store, due: OpenSchedule): Promise<void> {
  const keys = await store.list(scheduleFolder(due.terms.number));
  if ((await withoutCancelled(store, [due], keys, [])).length > 0) return;
  throw new SiteError(
    'schedule-cancelled',
    `Schedule ${due.terms.number} was cancelled while it was being carried out; nothing was put live.`,
    'What is live and what waits: npm run site -- status',
  );
}

/** Why a signed cancellation counts for nothing, in a sentence; null where it counts. */
async function reasonAgainst(
  store: Store,
  { terms, sha256 }: OpenSchedule,
  key: string,
  readVersions: () => Promise<PeopleVersion[]>,
): Promise<string | null> {
  try {
    const { envelope } = await readRecord(store, key, cancellationSchema);
    const said = readStatement(envelope, 'cancellation', `"${key}"`);
    if (said.number !== terms.number || said.sha256 !== sha256) return 'It is of another schedule.';
    const version = (await readVersions())[said.people.number - 1];
    if (version?.sha256 !== said.people.sha256) return 'It goes by an access policy that was never in force.';
    const { people } = version;
    const parts = Object.keys(terms.parts);
    const { persons, refused } = signersOf(envelope, people, Date.parse(said.time));
    if (persons.some((person) => mayCancel(people, parts, person))) return null;
    const others = persons.map(
      (person) => `${fullName(people, person)} is no person of the team of ${parts.join(' or ')}.`,
    );
    return [...others, ...refused].join(' ');
  } catch (error) {
    if (error instanceof SiteError && /^(record|statement)-/.test(error.code)) return error.message;
    throw error;
  }
}

function signedFolder(number: number): string {
  return `${scheduleFolder(number)}cancelled/`;
}

/**
 * Schedules that are to be carried out, by number. Those that were carried out cost their names in a list and nothing more.
 * @param problems gets those of records that cannot be read, which are thrown without it, and as warnings those of
 *   cancellations that count for nothing
 * @throws SiteError `record-unreadable`
 */
export async function readOpenSchedules(store: Store, problems?: SiteProblem[]): Promise<OpenSchedule[]> {
  const keys = await store.list('schedules/');
  return withoutCancelled(store, await readUndone(store, keys, problems), keys, problems ?? []);
}

/**
 * Some of the open schedules, then those that end them. In this order they are cancelled: an end alone changes nothing, and a
 * beginning without its end would stay for ever.
 */
export function withEnds(open: OpenSchedule[], isMeant: (terms: ScheduleTerms) => boolean): OpenSchedule[] {
  const some = open.filter(({ terms }) => isMeant(terms));
  const ends = open.filter(
    (schedule) => !some.includes(schedule) && some.some(({ terms }) => isEndOf(schedule.terms, terms)),
  );
  return [...some, ...ends];
}

type Decided = Pick<OpenSchedule['terms'], 'rollsBackTo' | 'time'>;

/** Whether a schedule ends what another one begins: both were decided at the same time. */
export function isEndOf(end: Decided, beginning: Decided): boolean {
  return end.rollsBackTo !== undefined && beginning.rollsBackTo === undefined && end.time === beginning.time;
}
