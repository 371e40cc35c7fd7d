import { QueryClient, QueryObserver } from '@tanstack/query-core';

export interface FollowLiveLockOptions {
  /** Address of `lock.json`, which names the lock that is live. */
  address: string;
  /** Name of the page's own lock. */
  shown: string;
  /** Told once of each lock that is live instead of the page's. */
  onNewer: () => void;
}

export type FollowLiveLock = typeof followLiveLock;

/** How long an answer counts, in ms: returning to the tab within it asks nothing. */
const FRESH_FOR = 5 * 60_000;

/**
 * Asks which lock is live: now, and when the visitor returns to the tab or the connection does. Never while offline.
 * @returns how to stop
 */
export function followLiveLock({ address, shown, onNewer }: FollowLiveLockOptions): () => void {
  const client = new QueryClient();
  client.mount();
  const observer = new QueryObserver(client, {
    queryKey: [address],
    queryFn: () => readLiveLock(address),
    staleTime: FRESH_FOR,
    retry: 2,
  });
  let known = shown;
  observer.subscribe(({ data: live }) => {
    if (live === undefined || live === known) return;
    known = live;
    if (live !== shown) onNewer();
  });
  return () => {
    observer.destroy();
    client.unmount();
  };
}

async function readLiveLock(address: string): Promise<string> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}.`);
  const { lock } = (await answer.json()) as { lock?: unknown };
  if (typeof lock !== 'string') throw new TypeError(`${address} names no lock.`);
  return lock;
}
