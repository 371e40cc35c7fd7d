import type { SiteProblem } from '@site/errors';
import type { Store } from '@site/store';
import { withoutCancelled } from './cancellations';
import { type OpenSchedule, readUndone } from './schedules';

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
export function withEnds(open: OpenSchedule[], some: OpenSchedule[]): OpenSchedule[] {
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
