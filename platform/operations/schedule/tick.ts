import { type OpenSchedule, covers, readOpenSchedules, recordDone, recordRefusal } from '@site/ledger';
import { SiteError, type SiteProblem, SiteProblems } from '@site/errors';
import type { Store } from '@site/store';
import type { LoadSigner } from '../people/own-key';
import { CANCELLED_MEANWHILE } from '../promote/due-schedule';
import { promote } from '../promote/promote';

interface TickRequest {
  store: Store;
  progress: (sentence: string) => void;
  /** The key that carries schedules out, for a store with an access policy: a person's or a machine's. */
  loadSigner?: LoadSigner;
}

/** A schedule that was carried out. */
export interface CarriedOut {
  number: number;
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
 * the live pointer moves for one of them, and the others find that done. One that was not carried out before a later one decides
 * on all its parts is over: it never goes live after its end.
 * @throws the store's faults, and SiteError `key-missing`, `signer-unknown` where the key may not
 */
export async function tick({ store, progress, loadSigner }: TickRequest): Promise<TickOutcome> {
  const outcome: TickOutcome = { done: [], refused: [], next: null };
  const problems: SiteProblem[] = [];
  const open = await readOpenSchedules(store, problems);
  const errors = problems.filter(({ severity }) => severity === 'error');
  errors.forEach((problem) => outcome.refused.push({ number: 0, problems: [problem], isNew: true }));
  const now = new Date().toISOString();
  open.sort(({ terms: a }, { terms: b }) => (a.at < b.at ? -1 : a.at > b.at ? 1 : a.number - b.number));
  const due = open.filter(({ terms }) => terms.at <= now);
  for (const schedule of due) {
    if (due.some((later) => covers(later.terms, schedule.terms))) continue;
    const over = due.filter((earlier) => covers(schedule.terms, earlier.terms));
    try {
      outcome.done.push(await carryOut({ store, progress, loadSigner }, schedule, over));
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
  const next = open.find(({ terms }) => terms.at > now);
  return { ...outcome, next: next ? new Date(next.terms.at) : null };
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
  const releases = Object.entries(parts).map(([part, { release }]) => `${part}@${release}`);
  const lateMs = Math.max(0, Date.parse(record.time) - Date.parse(at));
  return { number, releases, deployment: name, due: at, lateMs };
}

/** What a schedule was refused for; what says nothing about the schedule is thrown. */
function problemsOf(error: unknown): SiteProblem[] {
  if (error instanceof SiteProblems) return error.problems.filter(({ severity }) => severity === 'error');
  if (error instanceof SiteError && !isAboutTheTick(error.code)) return [error.toProblem()];
  throw error;
}

/** Faults of the store, the clock, the key and the access policy. */
function isAboutTheTick(code: string): boolean {
  return /^(store|clock|key|people|deployment)-/.test(code) || code === 'signer-unknown';
}
