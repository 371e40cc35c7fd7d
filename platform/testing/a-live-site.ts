import { promote } from '@site/operations';
import type { PromoteOutcome, PromoteRequest } from '../operations/promote/promote';
import { type NamedDeployment, liveDeployment, readLivePointer } from '@site/ledger';
import { MemoryStore } from './memory-store';
import type { Store } from '@site/store';
import { fillStore } from './fill-store';
import { aLanding, aLegal, aShell, publishAll, type TinyPart } from './tiny-parts';

export interface LiveSite {
  store: Store;
  deployment: NamedDeployment;
}

/** What was put live in a new store in this file of tests already, by its parts: pages are rendered once, and copied. */
const composed = new Map<string, Promise<LiveSite>>();

/** A store in which tiny parts are live: shell, landing and legal unless others are given. */
export async function aLiveSite(
  parts: TinyPart[] = [aShell(), aLanding(), aLegal()],
  store: Store = new MemoryStore(),
): Promise<LiveSite> {
  if ((await store.list('')).length > 0) return { store, deployment: await goLive(store, parts) };

  const key = JSON.stringify(parts);
  const source = composed.get(key) ?? composeSite(parts);
  composed.set(key, source);
  await fillStore(store, (await source).store);
  return { store, deployment: await liveDeployment(store) };
}

async function composeSite(parts: TinyPart[]): Promise<LiveSite> {
  const store = new MemoryStore();
  return { store, deployment: await goLive(store, parts) };
}

/** Publishes tiny parts and puts them live with what is live already. */
export async function goLive(
  store: Store,
  parts: TinyPart[],
  { author = 'Asha', message = 'First day' }: { author?: string; message?: string } = {},
): Promise<NamedDeployment> {
  await promoteParts(store, parts, { author, message, isUnchecked: true, isOwnMachine: true });
  return liveDeployment(store);
}

/** Publishes tiny parts and promotes them and puts them live, or as `changes` say. */
export async function promoteParts(
  store: Store,
  parts: TinyPart[],
  changes: Partial<PromoteRequest> = {},
): Promise<PromoteOutcome> {
  const request = { store, author: 'Asha', message: '' };
  return promote({ ...request, parts: await publishAll(store, parts), ...changes });
}

/** What the live pointer says; null before the first promotion. */
export async function livePointer(store: Store) {
  return readLivePointer(store);
}
