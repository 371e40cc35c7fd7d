import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@site/ledger';
import { type S3Store, type Store, hashOf } from '@site/store';
import { goLive } from '../testing/a-live-site';
import { aProxiedBucket, type ProxiedBucket } from '../testing/ceph/proxied-bucket';
import { CEPH_START_LIMIT_MS, describeOnCeph } from '../testing/ceph/use-ceph';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { letItBe } from '../testing/time-of-day';
import { aLanding, aLegal, aShell, publishAll } from '../testing/tiny-parts';
import { exportSite } from './export/export-site';
import { preview } from './preview';
import { rollback } from './rollback/rollback';
import { rollbackPart } from './rollback/rollback-part';

const request = { author: 'Asha', message: 'Why' };

/** What teams do in a week, each act at a time of its own. */
const WEEK: ((store: Store) => Promise<unknown>)[] = [
  (store) => goLive(store, [aShell(), aLanding(), aLegal()]),
  (store) => goLive(store, [aLanding({ sentence: 'Open on Diwali.' })]),
  async (store) =>
    preview({ store, parts: await publishAll(store, [aLegal({ clause: 'We keep it for 60 days.' })]) }),
  (store) => goLive(store, [aLegal({ clause: 'We keep it for 60 days.' })]),
  (store) => rollbackPart({ ...request, store, part: 'landing', target: null }),
  (store) => rollback({ ...request, store, target: '3' }),
];

describeOnCeph('a folder and a bucket to which the same was shipped at the same times', () => {
  let given: ProxiedBucket;
  let folder: string;
  let stores: Store[];

  beforeAll(async () => {
    given = await aProxiedBucket();
    folder = await makeTemporaryFolder();
    stores = [await openStore(join(folder, 'store'), { env: {} }), given.store];
    const start = Date.now();
    for (const [step, act] of WEEK.entries()) {
      for (const store of stores) {
        letItBe(start + step * 1_000);
        await act(store);
      }
    }
    jest.useRealTimers();
    // What the server itself has, not copies of it on this machine.
    stores[1] = await openStore(given.address, { env: given.env, withCopies: false });
  }, CEPH_START_LIMIT_MS);
  afterAll(async () => {
    jest.useRealTimers();
    (stores[1] as S3Store).close();
    await given.close();
    await rm(folder, { recursive: true });
  });

  it('hold the same keys with the same bytes', async () => {
    const [inFolder, inBucket] = await Promise.all(stores.map(contentOf));

    expect(Object.keys(inFolder!).length).toBeGreaterThan(30);
    expect(inBucket).toEqual(inFolder);
  });

  it('are exported as the same files', async () => {
    const exported = stores.map((_, index) => join(folder, `public-${index}`));
    for (const [index, store] of stores.entries()) await exportSite({ store, folder: exported[index]! });

    const [fromFolder, fromBucket] = await Promise.all(exported.map(filesOf));

    expect(Object.keys(fromFolder!).length).toBeGreaterThan(15);
    expect(fromBucket).toEqual(fromFolder);
  });
});

async function contentOf(store: Store): Promise<Record<string, string>> {
  const keys = await store.list('');
  const hashes = await Promise.all(keys.map(async (key) => hashOf('sha256', (await store.read(key))!.body)));
  return Object.fromEntries(keys.map((key, index) => [key, hashes[index]!]));
}

async function filesOf(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const hashes = await Promise.all(files.map(async (file) => hashOf('sha256', await readFile(file))));
  return Object.fromEntries(files.map((file, index) => [file.slice(folder.length), hashes[index]!]));
}
