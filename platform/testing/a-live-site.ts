import { join } from 'node:path';
import { promote, prove, rollback, rollbackPart } from '@site/operations';
import type { PromoteOutcome, PromoteRequest } from '../operations/promote/promote';
import {
  type NamedDeployment,
  liveDeployment,
  openStore,
  readDeployedFiles,
  readLivePointer,
} from '@site/ledger';
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

/** The same in the `store` of a folder. */
export const aLiveSiteIn = async (folder: string) =>
  aLiveSite(undefined, await openStore(join(folder, 'store'), { env: {} }));

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

/** What visitors get for a file of the live site: `index.html`. */
export async function livePage(store: Store, name: string): Promise<string> {
  return (await readDeployedFiles(store, await liveDeployment(store))).files.get(name)!.toString();
}

/** Rolls a part back, or the whole site: to what was live before, unless a deployment is named; by a person's key where one is given. */
export function goBack(
  store: Store,
  {
    part,
    target = null,
    by,
  }: { part?: string; target?: string | null; by?: Pick<PromoteRequest, 'loadSigner'> } = {},
) {
  const request = { store, target, author: 'Asha', message: 'Wrong', loadSigner: by?.loadSigner };
  return part ? rollbackPart({ ...request, part }) : rollback(request);
}

/** What stood on a page until now, with what is checked of it. */
export function proofNow(store: Store, url: string, roots?: string) {
  return prove({ store, url, moment: { time: new Date(), meaning: 'now' }, roots });
}
