import { type OpenSchedule, readOpenSchedules } from '@site/ledger';
import type { Store } from '@site/store';
import { scheduleState } from './tick';

/** Who hears of schedules that nothing carried out. */
export interface MissedListener {
  /** So many have passed. Called when their number is another than before. */
  onMissed?: (numbers: number[]) => void;
  /** The store does not say; not called again until it does. */
  onUnseen?: (error: unknown) => void;
}

/**
 * Looks for schedules whose time has passed and that nothing tried to carry out: where `tick` does not run, it cannot say so itself.
 * A look costs the store one list, and records only once that list is another.
 * @param every in ms
 * @returns what stops it
 */
export function watchMissed(store: Store, { onMissed, onUnseen }: MissedListener, every: number): () => void {
  let known = '';
  let open: OpenSchedule[] = [];
  let said = '';
  let isUnseen = false;

  async function look(): Promise<void> {
    try {
      const keys = (await store.list('schedules/')).join();
      if (keys !== known) open = await readOpenSchedules(store, []);
      known = keys;
      const missed = open.filter((one) => scheduleState(one).state === 'missed');
      const numbers = missed.map(({ terms }) => terms.number);
      if (numbers.join() !== said) onMissed?.(numbers);
      said = numbers.join();
      isUnseen = false;
    } catch (error) {
      if (!isUnseen) onUnseen?.(error);
      isUnseen = true;
    }
  }

  const looking = setInterval(() => void look(), every);
  return () => clearInterval(looking);
}
