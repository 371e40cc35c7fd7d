import { CLOCK_TOLERANCE_MS, type Store } from '@site/store';
import { SiteError } from '@site/errors';
import { formatTime } from '@site/text';

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
