import { lockOf, readChannel } from './live-pointer';
import { readLinkedLock } from './deployment-chain';
import type { NamedLock } from './deployment';
import type { Store } from '../store/store';

/** What a channel shows, as it was read. */
interface ShownLock {
  lock: NamedLock;
  /** Hand it back to move the channel on from here. */
  version: string;
}

/**
 * The lock that a channel shows, checked against its pointer; null when nothing was ever promoted to it. A pointer whose
 * lock is gone is no empty channel: whoever took it for one would begin the history anew.
 *
 * @throws SiteError `lock-missing`, `lock-altered`, `record-unreadable`
 */
export async function readShownLock(store: Store, channel: string): Promise<ShownLock | null> {
  const current = await readChannel(store, channel);
  if (!current) return null;
  return { lock: await readLinkedLock(store, lockOf(current.pointer)), version: current.version };
}
