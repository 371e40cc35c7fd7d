import { promote } from '../promote/promote';
import { MemoryStore } from '../store/memory-store';
import type { NamedLock } from '../store/site-lock';
import type { Store } from '../store/store';
import { aLanding, aLegal, aShell, publishAll, type TinyPart } from './tiny-parts';

export interface LiveSite {
  store: Store;
  lock: NamedLock;
}

/** A store in which tiny parts are live: shell, landing and legal unless others are given. */
export async function aLiveSite(
  parts: TinyPart[] = [aShell(), aLanding(), aLegal()],
  store: Store = new MemoryStore(),
): Promise<LiveSite> {
  return { store, lock: await goLive(store, parts) };
}

/** Publishes tiny parts and puts them live beside what is live already. */
export async function goLive(
  store: Store,
  parts: TinyPart[],
  { author = 'Asha', message = 'First day' }: { author?: string; message?: string } = {},
): Promise<NamedLock> {
  const { lock } = await promote({
    store,
    channel: 'live',
    parts: await publishAll(store, parts),
    author,
    message,
    progress: () => undefined,
  });
  return lock;
}
