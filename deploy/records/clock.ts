import { SiteError } from '../store/site-error';
import type { Store } from '../store/store';
import { formatTime } from '../text/time';

/** How far apart two good clocks may be, in ms: NTP keeps them within a second. */
export const CLOCK_TOLERANCE_MS = 2 * 60_000;

/** A record is stored within so many ms of being made: a publish stores its manifest after its build and all its files. */
export const STORED_WITHIN_MS = 60 * 60_000;

/**
 * Refuses a machine whose clock is ahead of the store's own: what it dates would make later proofs say that the page before
 * was live until then. A clock that is behind does no harm, since times along the chain only go up.
 *
 * @param key one that this process has just written once; where the clock is refused, it is taken away again
 * @throws SiteError `clock-ahead`
 */
export async function assertClock(store: Store, key: string): Promise<void> {
  if (store.checksClock) return;
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
