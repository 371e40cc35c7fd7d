import { CLOCK_TOLERANCE_MS, type Store } from '@site/store';
import { SiteError } from '@site/errors';
import { formatTime } from '@site/text';

/** A record is stored within so many ms of being made: a publish stores its manifest after its build and all its files. */
const STORED_WITHIN_MS = 60 * 60_000;

/** A deployment goes live so many ms after it was made, or never: composing takes seconds. */
export const GOING_LIVE_MS = 60_000;

/** How the time that a record names differs from the store's: dated `ahead` of being stored, or stored too `late` for it. */
export function disagreement(says: number, written: number): 'ahead' | 'late' | null {
  if (says > written + CLOCK_TOLERANCE_MS) return 'ahead';
  return written > says + STORED_WITHIN_MS ? 'late' : null;
}

/**
 * Refuses a machine whose clock is ahead of the store's own: what it dates would make later proofs say that the page before
 * was live until then. A clock that is behind does no harm, since times along the chain only go up.
 *
 * @param key one that this process has just written once; where the clock is refused, it is taken away again
 * @throws SiteError `clock-ahead`
 */
export async function assertClock(store: Store, key: string): Promise<void> {
  if (store.isServer) return;
  const written = await store.writtenAt(key);
  const now = Date.now();
  if (!written || now - written.getTime() <= CLOCK_TOLERANCE_MS) return;
  await store.remove(key);
  throw new SiteError(
    'clock-ahead',
    `This machine's clock says ${formatTime(new Date(now))}, and the store's ${formatTime(written)}; nothing was changed.`,
    'Set the clock (automatic time, NTP), then repeat the command.',
  );
}
