import { readLiveDeployment } from '../../records/live-deployment';
import { partsBefore } from '../../records/schedule-rule';
import { readOpenSchedules } from '../../records/open-schedules';
import { type OpenSchedule, recordAct, recordRefusal } from '../../records/schedules';
import { SiteError, type SiteProblem, SiteProblems } from '../../store/site-error';
import type { Store } from '../../store/store';
import { formatTime } from '../../text/time';
import type { LoadSigner } from '../people/own-key';
import { CANCELLED_MEANWHILE, type DueSchedule, dueAt } from '../promote/due-schedule';
import { promote } from '../promote/promote';

interface TickRequest {
  store: Store;
  progress: (sentence: string) => void;
  /** The key of whoever carries schedules out, for a store with a file of people: a person's or a machine's. */
  loadSigner?: LoadSigner;
}

/** A schedule that was carried out. */
export interface CarriedOut {
  number: number;
  what: 'started' | 'ended';
  /** `part@release`, each. */
  releases: string[];
  deployment: string;
  /** When it was due. */
  due: string;
  /** When it was done, in ms after that. */
  lateMs: number;
}

export interface TickOutcome {
  done: CarriedOut[];
  /** What could not be carried out. What is live stays, and the next tick tries again. */
  refused: { number: number; problems: SiteProblem[]; isNew: boolean }[];
  /** When the next one is due; null for none. */
  next: Date | null;
}

/**
 * Carries out the schedules that are due, in the order of their times. Doing it again, and several at once, changes nothing more:
 * the live pointer moves for one of them, and the others find that done.
 * @throws the store's faults, and SiteError `key-missing`, `signer-unknown` where whoever does it may not
 */
export async function tick({ store, progress, loadSigner }: TickRequest): Promise<TickOutcome> {
  const outcome: TickOutcome = { done: [], refused: [], next: null };
  const problems: SiteProblem[] = [];
  const open = await readOpenSchedules(store, problems);
  const errors = problems.filter(({ severity }) => severity === 'error');
  errors.forEach((problem) => outcome.refused.push({ number: 0, problems: [problem], isNew: true }));
  const now = new Date().toISOString();
  const events = open
    .map((schedule) => ({
      schedule,
      isEnd: schedule.isStarted,
      due: dueAt({ ...schedule, isEnd: schedule.isStarted }),
    }))
    .sort((a, b) =>
      a.due < b.due ? -1 : a.due > b.due ? 1 : a.schedule.terms.number - b.schedule.terms.number,
    );
  for (const { schedule, isEnd } of events.filter(({ due }) => due <= now)) {
    try {
      outcome.done.push(...(await carryOut({ store, progress, loadSigner }, schedule, isEnd)));
    } catch (error) {
      if (error instanceof SiteError && error.code === CANCELLED_MEANWHILE) {
        progress(error.message);
        continue;
      }
      const found = problemsOf(error);
      const isNew = await recordRefusal(store, schedule, found);
      outcome.refused.push({ number: schedule.terms.number, problems: found, isNew });
    }
  }
  const next = events.find(({ due }) => due > now);
  return { ...outcome, next: next ? new Date(next.due) : null };
}

/** Begins a schedule, or ends it. */
async function carryOut(
  { store, ...request }: TickRequest,
  { terms, envelope, sha256 }: OpenSchedule,
  isEnd: boolean,
): Promise<CarriedOut[]> {
  const due: DueSchedule = { terms, sha256, isEnd, ...(envelope && { envelope }) };
  const { number, until } = terms;
  const time = new Date().toISOString();
  if (!isEnd && until && until <= time) {
    await recordAct(store, number, 'done', { time, message: 'Its end had come before it began' });
    throw over(due);
  }
  const back = isEnd ? await whatToPutBack(store, due) : null;
  if (isEnd && !back) {
    await recordAct(store, number, 'done', { time, message: 'Other releases were live at its end' });
    return [];
  }
  const { deployment } = await promote({
    ...request,
    store,
    parts: back?.parts ?? terms.parts,
    ...(back && { restores: back.deployment }),
    author: terms.author,
    message: back ? `Until ${formatTime(until!)}` : terms.message,
    schedule: due,
  });
  const { name, record } = deployment;
  await recordAct(store, number, !isEnd && until ? 'started' : 'done', { deployment: name, time });
  const releases = Object.entries(back?.parts ?? terms.parts).map(
    ([part, { release }]) => `${part}@${release}`,
  );
  const lateMs = Math.max(0, Date.parse(record.time) - Date.parse(dueAt(due)));
  return [{ number, what: isEnd ? 'ended' : 'started', releases, deployment: name, due: dueAt(due), lateMs }];
}

/** Null where others have put something else live meanwhile, which stays; also where another tick has done it. */
async function whatToPutBack(store: Store, { terms }: DueSchedule) {
  const live = (await readLiveDeployment(store))?.deployment ?? null;
  try {
    return await partsBefore(store, { terms, newest: live });
  } catch (error) {
    if (error instanceof SiteError && error.code === 'schedule-overtaken') return null;
    throw error;
  }
}

/** What a schedule was refused for; what says nothing about the schedule is thrown. */
function problemsOf(error: unknown): SiteProblem[] {
  if (error instanceof SiteProblems) return error.problems.filter(({ severity }) => severity === 'error');
  if (error instanceof SiteError && !isAboutTheTick(error.code)) return [error.toProblem()];
  throw error;
}

/** Faults of the store, the clock, the key and the file of people. */
function isAboutTheTick(code: string): boolean {
  return /^(store|clock|key|people|deployment)-/.test(code) || code === 'signer-unknown';
}

function over({ terms }: DueSchedule): SiteError {
  return new SiteError(
    'schedule-over',
    `Schedule ${terms.number} was to end at ${formatTime(terms.until!)}, before anything carried out its beginning; nothing was put live.`,
    'Have npm run site -- tick run at least once a minute where the store is. To put it live now: npm run site -- promote <part@release>',
  );
}
