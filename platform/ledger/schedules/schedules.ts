import { z } from 'zod';
import { type Envelope, envelopeSchema, type Signer } from '../authority/envelope';
import { type Predicate, scheduleTermsSchema, sign } from '../authority/statement';
import {
  type Store,
  canonicalJson,
  mapLimited,
  noteDamage,
  parseRecord,
  readRecord,
  sha256Of,
} from '@site/store';
import type { SiteProblem } from '@site/errors';
import type { StoredDeployment } from '../deployments/deployment';
import { appendRecord, misplacedRecord, nextNumber, numberName } from '../records/numbered-records';
import { deploymentNameSchema, manifestDigests, timeSchema } from '../records/record-fields';

export type ScheduleTerms = Predicate<'schedule'>;

const scheduleSchema = z.strictObject({
  format: z.literal(1),
  terms: scheduleTermsSchema,
  /** The signature of its author, where the store has an access policy. */
  envelope: envelopeSchema.optional(),
});

const doneSchema = z.object({ format: z.literal(1), deployment: deploymentNameSchema });

const refusalSchema = z.strictObject({
  format: z.literal(1),
  time: timeSchema,
  problems: z.array(
    z.strictObject({
      code: z.string(),
      severity: z.enum(['error', 'warning', 'information']),
      message: z.string(),
      remedy: z.string(),
    }),
  ),
});

/** A schedule that was not carried out. */
export interface OpenSchedule {
  terms: ScheduleTerms;
  /** By its author, where the store has an access policy. */
  envelope?: Envelope;
  /** Why it could not be carried out when it was tried last. */
  refusal: z.infer<typeof refusalSchema> | null;
  /** Of its record, in hexadecimal. */
  sha256: string;
}

/** Key prefix of all that is recorded of a schedule. */
export function scheduleFolder(number: number): string {
  return `schedules/${numberName(number)}/`;
}

/** Where a schedule lies, or what became of it. */
export function scheduleKey(number: number, what: 'schedule' | 'done' | 'cancelled' = 'schedule'): string {
  return `${scheduleFolder(number)}${what}.json`;
}

/**
 * Schedules that were not carried out, by number; they may be cancelled.
 * @param keys of all records of schedules
 * @param problems gets those of records that cannot be read; without it they are thrown
 * @throws SiteError `record-unreadable`
 */
export async function readUndone(
  store: Store,
  keys: string[],
  problems?: SiteProblem[],
): Promise<OpenSchedule[]> {
  const numbers = [...new Set(keys.flatMap((key) => /^schedules\/(\d{6})\//.exec(key)?.[1] ?? []))];
  const undone = numbers.map(Number).filter((number) => !keys.includes(scheduleKey(number, 'done')));
  const found = await mapLimited(undone, (number) =>
    readSchedule(store, number, keys).catch(noteDamage(problems)),
  );
  return found.flatMap((schedule) => schedule ?? []);
}

async function readSchedule(store: Store, number: number, keys: string[]): Promise<OpenSchedule | null> {
  const folder = scheduleFolder(number);
  const key = scheduleKey(number);
  const body = (await store.read(key))?.body ?? Buffer.alloc(0);
  const { terms, envelope } = parseRecord(key, body, scheduleSchema);
  if (terms.number !== number) throw misplacedRecord(key);
  const refusals = keys.filter((name) => name.startsWith(`${folder}refused-`));
  return {
    terms,
    ...(envelope && { envelope }),
    refusal: refusals.length > 0 ? await readRecord(store, refusals.at(-1)!, refusalSchema) : null,
    sha256: sha256Of(body),
  };
}

/** The number that the next schedule gets. */
export function nextScheduleNumber(store: Store): Promise<number> {
  return nextNumber(store, 'schedules/');
}

/**
 * Signs what is scheduled, each with the next number; where another schedule takes that meanwhile, it is signed again. Reads nothing
 * before: a passkey is asked once for what is signed at once.
 * @param signer null where the store has no access policy
 * @param first {@link nextScheduleNumber}
 * @returns what records each
 */
export async function signSchedules(
  store: Store,
  signer: Signer | null,
  all: Omit<ScheduleTerms, 'number'>[],
  first: number,
): Promise<(() => Promise<ScheduleTerms>)[]> {
  const signAs = async (terms: (typeof all)[number], number: number) => {
    const numbered = { ...terms, number };
    const envelope = signer && (await sign(signer, 'schedule', numbered, manifestDigests(terms.parts)));
    return canonicalJson({ format: 1, terms: numbered, ...(envelope && { envelope }) });
  };
  return Promise.all(
    all.map(async (terms, index) => {
      const signed = await signAs(terms, first + index);
      const body = (number: number) => (number === first + index ? signed : signAs(terms, number));
      return async () => ({
        ...terms,
        number: await appendRecord(store, 'schedules/', body, '/schedule.json'),
      });
    }),
  );
}

/** Records that a schedule is over; of several who do so at once, the first is kept. */
export async function recordDone(
  store: Store,
  number: number,
  fields: { deployment: string; time: string },
): Promise<void> {
  await store.create(scheduleKey(number, 'done'), canonicalJson({ format: 1, ...fields }));
}

/** Whether a schedule decides later on all parts of another, which is over once this one is due. */
export function covers(later: ScheduleTerms, { at, parts }: ScheduleTerms): boolean {
  return later.at > at && Object.keys(parts).every((part) => part in later.parts);
}

/**
 * Schedules that are marked as carried out, and no deployment did that: who can write to the store can mark one, and nothing puts it
 * live then.
 * @param reached the deployments of the history, by name
 * @returns their numbers
 * @throws SiteError `record-unreadable`
 */
export async function readFalselyDone(
  store: Store,
  reached: ReadonlyMap<string, Pick<StoredDeployment, 'record'>>,
): Promise<number[]> {
  const keys = await store.list('schedules/');
  const numbers = keys.flatMap((key) => /^schedules\/(\d{6})\/done\.json$/.exec(key)?.[1] ?? []);
  const done = await mapLimited(numbers.map(Number), async (number) => {
    const { deployment } = await readRecord(store, scheduleKey(number, 'done'), doneSchema);
    return { terms: await readTerms(store, number), deployment };
  });
  type Done = (typeof done)[number];
  const shows = ({ terms: { number, parts }, deployment }: Done) => {
    const record = reached.get(deployment)?.record;
    const hasParts = Object.entries(parts).every(
      ([part, { release }]) => record?.parts[part]?.release === release,
    );
    return record !== undefined && (record.scheduled?.number === number || hasParts);
  };
  const isCovered = ({ terms, deployment }: Done) =>
    done.some((later) => later.deployment === deployment && covers(later.terms, terms) && shows(later));
  return done.filter((one) => !shows(one) && !isCovered(one)).map(({ terms }) => terms.number);
}

/** What was decided by a schedule. @throws SiteError `record-unreadable` */
export async function readTerms(store: Store, number: number): Promise<ScheduleTerms> {
  return (await readRecord(store, scheduleKey(number), scheduleSchema)).terms;
}

/** Records why a schedule could not be carried out, unless the last refusal says the same. */
export async function recordRefusal(
  store: Store,
  { terms, refusal }: OpenSchedule,
  problems: SiteProblem[],
): Promise<boolean> {
  const said = (all: SiteProblem[]) => all.map(({ code, message }) => code + message).join();
  if (refusal && said(refusal.problems) === said(problems)) return false;
  const folder = scheduleFolder(terms.number);
  const last = (await store.listNames(folder)).filter((name) => name.startsWith('refused-')).at(-1);
  const next = numberName((last ? Number(last.slice(8, 14)) : 0) + 1);
  const plain = problems.map(({ code, severity, message, remedy }) => ({ code, severity, message, remedy }));
  const record = { format: 1, time: new Date().toISOString(), problems: plain };
  return (await store.create(`${folder}refused-${next}.json`, canonicalJson(record))) === 'created';
}
