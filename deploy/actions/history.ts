import { readChain } from '../records/deployment-chain';
import type { SiteProblem } from '../store/site-error';
import type { LockReference, NamedLock } from '../records/deployment';
import type { Store } from '../store/store';

/** A lock, and which parts it made another. */
export interface HistoryEntry extends NamedLock {
  changed: string[];
}

interface History {
  /** Newest first. */
  entries: HistoryEntry[];
  /** Whether there are earlier locks than the entries. */
  hasMore: boolean;
  problems: SiteProblem[];
}

/** A channel's history. @param limit the most locks to tell */
export async function readHistory(
  store: Store,
  newest: LockReference | null,
  limit: number,
): Promise<History> {
  const { locks, problems } = await readChain(store, newest, limit + 1);
  const entries = locks
    .slice(0, limit)
    .map((lock, index) => ({ ...lock, changed: changedParts(lock, locks[index + 1]) }));
  return { entries, hasMore: locks.length > limit, problems };
}

function changedParts({ lock }: NamedLock, previous: NamedLock | undefined): string[] {
  return Object.entries(lock.parts)
    .filter(([part, { release }]) => previous?.lock.parts[part]?.release !== release)
    .map(([part]) => part);
}
