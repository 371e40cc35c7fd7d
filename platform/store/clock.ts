import { SiteError } from '@site/errors';
import { formatTime } from '@site/text';
import type { Store } from './store';

/** How far a machine's clock may be from the store's, in ms: far above what a request takes, and below what a proof needs. */
export const CLOCK_TOLERANCE_MS = 2 * 60_000;

export const CLOCK_REMEDY =
  'Set the clock that is wrong (on Linux: timedatectl set-ntp true), then repeat the command.';

/** The clock of a server, as far as its answers showed it. */
export interface ServerClock {
  /** By how many ms this machine is ahead of the server; null before the first answer. */
  aheadMs: number | null;
}

/**
 * Deployments carry the time of the machine that made them, and proofs rest on it: none is made by a clock that is wrong.
 * @param server its address, for the message
 * @throws SiteError `clock-wrong`
 */
export function assertServerClock({ aheadMs }: ServerClock, server: string): void {
  if (aheadMs !== null && Math.abs(aheadMs) > CLOCK_TOLERANCE_MS)
    throw wrongClock(Date.now() - aheadMs, server);
}

/**
 * The same for a store that is no server: refuses a machine whose clock is ahead. What it dates would make later proofs say that the
 * page before was live until then. A clock that is behind does no harm, since times along the chain only go up.
 * @param key one that this process has just written once; where the clock is refused, it is taken away again
 * @throws SiteError `clock-wrong`
 */
export async function assertClock(store: Store, key: string): Promise<void> {
  if (store.isServer) return;
  const written = (await store.writtenAt(key))?.getTime() ?? Infinity;
  if (Date.now() - written <= CLOCK_TOLERANCE_MS) return;
  await store.remove(key);
  throw wrongClock(written, store.describe());
}

function wrongClock(there: number, store: string): SiteError {
  return new SiteError(
    'clock-wrong',
    `This machine's clock says ${formatTime(new Date(Date.now()))}, and that of ${store} says ${formatTime(new Date(there))}; nothing was changed, as the times of deployments would be wrong.`,
    CLOCK_REMEDY,
  );
}
