import {
  type OpenSchedule,
  type ScheduleTerms,
  dueSchedules,
  readOpenSchedules,
  recordDone,
  recordRefusal,
  idsOfReleases,
} from '@site/ledger';
import { SiteError, type SiteProblem, SiteProblems, sentencesOf } from '@site/errors';
import type { Acting } from '../people/own-key';
import { promote } from '../promote/promote';

/** The key that carries schedules out is a person's or a machine's. */
type TickRequest = Pick<Acting, 'store' | 'loadSigner' | 'progress'>;

/** A schedule that was carried out. */
export interface CarriedOut {
  number: number;
  /** `part@release`, each. */
  releases: string[];
  deployment: string;
  due: string;
  /** When it was done, in ms after that. */
  lateMs: number;
}

/** A schedule that could not be carried out; without a number, a record that cannot be read. */
interface RefusedSchedule extends Pick<CarriedOut, 'number' | 'releases'> {
  /** Why its releases were to go live. */
  message: string;
  problems: SiteProblem[];
  isNew: boolean;
}

export interface TickOutcome {
  done: CarriedOut[];
  /** What could not be carried out. What is live stays, and the next tick tries again. */
  refused: RefusedSchedule[];
  /** When the next one is due; null for none. */
  next: Date | null;
}

/**
 * Carries out the schedules that are due, in the order of their times. Doing it again, and several at once, changes nothing more:
 * the live pointer moves for one of them, and the others find that done.
 * @throws the store's faults, and SiteError `key-missing`, `signer-unknown` where the key may not
 */
export async function tick({ store, progress, loadSigner }: TickRequest): Promise<TickOutcome> {
  const outcome: TickOutcome = { done: [], refused: [], next: null };
  const problems: SiteProblem[] = [];
  const open = await readOpenSchedules(store, problems);
  for (const problem of problems.filter(({ severity }) => severity === 'error'))
    outcome.refused.push({ number: 0, releases: [], message: '', problems: [problem], isNew: true });
  const now = new Date().toISOString();
  for (const { schedule, over } of dueSchedules(open, now)) {
    try {
      outcome.done.push(await carryOut({ store, progress, loadSigner }, schedule, over));
    } catch (error) {
      if (error instanceof SiteError && error.code === 'schedule-cancelled') {
        progress?.(error.message);
        continue;
      }
      const { number, parts, message } = schedule.terms;
      const found = problemsOf(error).map((one) =>
        one.code === 'schedule-superseded' ? { ...one, remedy: howToCancel(number) } : one,
      );
      const isNew = await recordRefusal(store, schedule, found);
      outcome.refused.push({ number, releases: idsOfReleases(parts), message, problems: found, isNew });
    }
  }
  const [next] = open.flatMap(({ terms: { at } }) => (at > now ? at : [])).sort();
  return { ...outcome, next: next ? new Date(next) : null };
}

/** @param over schedules that are over with it, which are marked first: none of them is left without it */
async function carryOut(
  { store, ...request }: TickRequest,
  schedule: OpenSchedule,
  over: OpenSchedule[],
): Promise<CarriedOut> {
  const { number, parts, at, rollsBackTo, author, message } = schedule.terms;
  const time = new Date().toISOString();
  const { deployment } = await promote({ ...request, store, parts, rollsBackTo, author, message, schedule });
  const { name, record } = deployment;
  for (const { terms } of [...over, schedule])
    await recordDone(store, terms.number, { deployment: name, time });
  const lateMs = Math.max(0, Date.parse(record.time) - Date.parse(at));
  return { number, releases: idsOfReleases(parts), deployment: name, due: at, lateMs };
}

/** What to do with a schedule that does nothing any more. */
export const howToCancel = (number: number) => `Cancel it: npm run site -- cancel ${number} -m "why"`;

/** What a schedule was refused for; what says nothing about the schedule is thrown. */
function problemsOf(error: unknown): SiteProblem[] {
  if (error instanceof SiteProblems) return error.problems.filter(({ severity }) => severity === 'error');
  if (error instanceof SiteError && !ABOUT_THE_TICK.test(error.code)) return [error.toProblem()];
  throw error;
}

/** Faults of the store, the clock, the key and the access policy. */
const ABOUT_THE_TICK = /^((store|clock|key|policy|deployment)-|signer-unknown$)/;

interface WatchRequest extends Required<TickRequest> {
  /** Called with what each look at the schedules did. */
  onTick: (outcome: TickOutcome) => void;
  /** How often the store is asked for schedules, in ms. */
  every?: number;
  /** How long after a refusal it is tried again, in ms. */
  retryAfter?: number;
}

/** A folder is asked so often, in ms. */
const ASK_EVERY_MS = 5_000;

/** A candidate that was refused is composed again after so long, in ms: below the minute within which people have to see it. */
const RETRY_AFTER_MS = 50_000;

/**
 * Carries schedules out while a folder is served. A bucket's servers have no right to write; there, a `tick` of its own does it.
 * Says each reason why it cannot once, and never disturbs serving.
 */
export function watchSchedules(request: WatchRequest): { stop(): Promise<void> } {
  const { store, loadSigner, progress, onTick, every = ASK_EVERY_MS, retryAfter = RETRY_AFTER_MS } = request;
  if (store.isServer) return { stop: () => Promise.resolve() };
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let said = '';
  let running = ask();

  async function ask(): Promise<void> {
    let wait = every;
    try {
      const outcome = await tick({ store, loadSigner });
      const { refused, next } = outcome;
      onTick(outcome);
      const messages = refused.map(({ problems }) => sentencesOf(new SiteProblems(problems)));
      say(
        messages.length > 0 ? `What is due was refused, and what is live stays: ${messages.join(' ')}` : '',
      );
      if (refused.length > 0) wait = retryAfter;
      else if (next) wait = Math.max(0, Math.min(every, next.getTime() - Date.now()));
    } catch (error) {
      wait = retryAfter;
      say(`What is scheduled was not carried out: ${sentencesOf(error)}`);
    }
    if (!isStopped) timer = setTimeout(() => (running = ask()), wait);
  }

  function say(sentence: string): void {
    if (sentence && sentence !== said) progress(sentence);
    said = sentence;
  }

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** From when on a schedule that was not carried out is missed, in ms. */
const MISSED_AFTER_MS = 60_000;

/** A schedule that was not carried out. */
export interface ScheduleState extends Omit<ScheduleTerms, 'after'> {
  /** `scheduled`: its time is to come. `held`: so it is, and it will be refused then. `missed`: nothing carried it out. `refused`: it was tried. */
  state: 'scheduled' | 'held' | 'missed' | 'refused';
  /** Why it will be refused, or was when it was tried last. */
  problems: SiteProblem[];
}

export function scheduleState({ terms, refusal }: OpenSchedule): ScheduleState {
  const { after: _, ...shown } = terms;
  const isMissed = Date.now() - Date.parse(terms.at) > MISSED_AFTER_MS;
  const state = refusal ? 'refused' : isMissed ? 'missed' : 'scheduled';
  return { ...shown, state, problems: refusal?.problems ?? [] };
}
