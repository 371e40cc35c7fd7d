import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { MemoryStore } from '../../deploy/store/memory-store';
import { markFormat } from '../../deploy/records/store-format';
import { aLiveSite, goLive } from '../../deploy/testing/a-live-site';
import { aLanding } from '../../deploy/testing/tiny-parts';

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
  for (const key of await store.list('')) {
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeFile(join(folder, key), (await store.read(key))!.body);
  }
  return live.record.parts.landing!.release;
}
