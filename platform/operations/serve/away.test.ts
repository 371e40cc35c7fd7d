import { readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type NamedDeployment, liveCopyOf, openStore } from '@site/ledger';
import type { Store } from '@site/store';
import { aLiveSiteIn, goLive } from '../../testing/a-live-site';
import { metricValue } from '../../testing/metric-value';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding } from '../../testing/tiny-parts';
import { serveLive } from './serve';

let folder: string;
let first: NamedDeployment;
let said: string[];
let running: Awaited<ReturnType<typeof serveLive>> | undefined;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  said = [];
  ({ deployment: first } = await aLiveSiteIn(folder));
});
afterEach(async () => {
  await running?.stop();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

/** Serves the store as `site serve` does, with copies in a folder next to it. */
async function serve(): Promise<Store> {
  const env = { SITE_CACHE: join(folder, 'cache') };
  const store = await openStore(join(folder, 'store'), { env, mayCreate: false, keepsLive: true });
  running = await serveLive({
    store,
    port: 0,
    onError: (error, away) =>
      said.push(away ? `away, showing ${away.shown?.record.number}` : `failed: ${String(error)}`),
    onBack: () => said.push('back'),
    onNotKept: (error) => said.push(`not kept: ${String(error)}`),
  });
  return store;
}

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** Serves the store until all that is live of it is kept, and that is noted: by the second look after it, and not again for a minute. */
async function serveAndKeep(): Promise<void> {
  const store = await serve();
  await until(async () => (await liveCopyOf(store)!.read()) !== null);
  for (let look = 0; look < 2; look += 1) {
    const before = await storeReadAt();
    await until(async () => (await storeReadAt())! > before!);
  }
}

const takeAway = () => rename(join(folder, 'store'), join(folder, 'elsewhere'));
const bringBack = () => rename(join(folder, 'elsewhere'), join(folder, 'store'));

/** What each address of the site answers: pages, and every file of a release. */
async function allAnswers(store: string): Promise<unknown[]> {
  const parts = await readdir(join(folder, store, 'files'));
  const names = parts.map(async (part) =>
    (await readdir(join(folder, store, 'files', part))).map((name) => `/_f/${part}/${name}`),
  );
  const paths = ['/', '/privacy-policy', '/favicon.svg', ...(await Promise.all(names)).flat()];
  return Promise.all(
    paths.map(async (path) => {
      const answer = await fetch(running!.url + path);
      return [path, answer.status, await answer.text()];
    }),
  );
}

const readiness = async () =>
  (await (await fetch(running!.metricsUrl.replace('/metrics', '/readyz'))).json()) as {
    deployment: string | null;
    awaySince: string | null;
    kept?: string | null;
  };

const figure = async (name: string) => metricValue(await (await fetch(running!.metricsUrl)).text(), name);
const storeReadAt = () => figure('site_store_read_timestamp_seconds');

/** The files of the copy that are named so. */
async function keptFiles(name: RegExp): Promise<string[]> {
  const entries = await readdir(join(folder, 'cache'), { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && name.test(entry.name));
  return files.map((entry) => join(entry.parentPath, entry.name));
}

it('a server starts while its store is away, with all that was live, and follows the store once it is back', async () => {
  await serveAndKeep();
  const before = await allAnswers('store');
  await running!.stop();
  await takeAway();
  const start = Date.now();

  await serve();

  expect(before.length).toBeGreaterThan(6);
  expect(await allAnswers('elsewhere')).toEqual(before);
  expect(said).toEqual(['away, showing 1']);
  const { deployment, awaySince } = await readiness();
  expect([deployment, Date.parse(awaySince!) < start]).toEqual([first.name, true]);
  expect(await storeReadAt()).toBe(0);

  await bringBack();
  await goLive(await openStore(join(folder, 'store'), { env: {} }), [
    aLanding({ sentence: 'Open on Diwali.' }),
  ]);
  await until(async () => (await (await fetch(running!.url)).text()).includes('Open on Diwali.'));
  expect(said).toEqual(['away, showing 1', 'back']);
  expect((await readiness()).awaySince).toBeNull();
  expect(await storeReadAt()).toBeGreaterThanOrEqual(start / 1000);
});

it('since when a store is away is said after a restart, too, of what was kept long ago', async () => {
  await serveAndKeep();
  await running!.stop();
  const [copy] = await readdir(join(folder, 'cache/live'));
  await utimes(join(folder, 'cache/live', copy!), 0, 0);
  const back = Date.now();
  await serveAndKeep();
  await running!.stop();
  await takeAway();
  const start = Date.now();

  await serve();

  const since = Date.parse((await readiness()).awaySince!);
  expect([since >= back - 1000, since <= start]).toEqual([true, true]);
});

it('a store that goes away takes no file with it that no visitor had asked for', async () => {
  await serveAndKeep();
  await takeAway();

  const answers = (await allAnswers('elsewhere')) as [string, number][];

  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

it('no altered byte of what was kept is sent; it is read from the store again', async () => {
  await serveAndKeep();
  await running!.stop();
  const [entry] = await keptFiles(/^remoteEntry/);
  const whole = await readFile(entry!);
  await writeFile(entry!, `${whole.toString()};evil()`);
  await takeAway();
  const copy = liveCopyOf(await serve())!;
  const [part, name] = entry!.split('/').slice(-2);
  const path = `/_f/${part}/${name}`;

  const altered = await fetch(running!.url + path);
  await bringBack();
  await until(async () => (await copy.readFile(`files/${part}/${name}`))?.equals(whole) ?? false);

  expect([altered.status, await altered.text()]).toEqual([503, expect.not.stringContaining('evil')]);
  expect(await (await fetch(running!.url + path)).text()).toBe(whole.toString());
});

it('a server does not start on altered pages', async () => {
  await serveAndKeep();
  await running!.stop();
  const [archive] = await keptFiles(/\.tar\.zst$/);
  await writeFile(archive!, 'evil');
  await takeAway();

  await expect(serve()).rejects.toMatchObject({ code: 'store-missing' });
});

it('what could not be kept is said once, and tried again until it is', async () => {
  await writeFile(join(folder, 'cache'), 'in the way');
  await serve();
  await until(() => said.length > 0);
  expect((await readiness()).kept).toBeNull();
  expect(await figure('site_live_unkept')).toBe(1);

  await rm(join(folder, 'cache'));
  await until(async () => (await readiness()).kept === first.name);

  expect(await figure('site_live_unkept')).toBe(0);
  expect(said).toEqual([expect.stringMatching(/^not kept: .*a file is where a folder is needed/)]);
  await takeAway();
  await running!.stop();
  await serve();
  expect(await readiness()).toMatchObject({ deployment: first.name, kept: first.name });
});
