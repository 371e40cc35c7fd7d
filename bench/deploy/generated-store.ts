import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MemoryStore } from '../../deploy/store/memory-store';
import { markFormat } from '../../deploy/records/store-format';
import { aLiveSite, goLive } from '../../deploy/testing/a-live-site';
import { aShellWithWorker } from '../../deploy/testing/a-shell-with-worker';
import { aLanding, aLegal, aRemote } from '../../deploy/testing/tiny-parts';

/**
 * Writes a folder store in which so many releases of a small landing page went live, one after the other, by the actions
 * that people use: some 0.1 s each.
 * @returns id of the release that is live
 */
export async function generateStore(folder: string, releases: number): Promise<string> {
  const store = new MemoryStore();
  await markFormat(store);
  let { deployment: live } = await aLiveSite(undefined, store);
  for (let day = 2; day <= releases; day += 1)
    live = await goLive(store, [aLanding({ sentence: `Open on day ${day}.` })]);
  await writeStore(store, folder);
  return live.record.parts.landing!.release;
}

/**
 * Writes a folder store in which a shell and so many small parts are live, with the same number of pages each.
 * @returns id of an earlier release of one of them
 */
export async function generateParts(folder: string, parts: number, pagesEach: number): Promise<string> {
  const store = new MemoryStore();
  await markFormat(store);
  const remotes = [aLanding(), aLegal()];
  for (let part = remotes.length + 1; part <= parts; part += 1)
    remotes.push(aRemote(`part${part}`, 'Page', { pages: pagesOf(`part-${part}`, pagesEach) }));
  await aLiveSite([aShellWithWorker(), ...remotes], store);
  const live = await goLive(store, [aLanding({ sentence: 'Open on Monday, too.' })]);
  await writeStore(store, folder);
  return live.record.parts.landing!.release;
}

function pagesOf(path: string, count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, page) => [`/${path}-${page + 1}`, 'Page']));
}

async function writeStore(store: MemoryStore, folder: string): Promise<void> {
  for (const key of await store.list('')) {
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeFile(join(folder, key), (await store.read(key))!.body);
  }
}
