import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { liveDeployment } from '../../records/find-deployment';
import { openStore } from '../../records/open-store';
import { aLiveSite } from '../../testing/a-live-site';
import { countWrites } from '../../testing/count-writes';
import { runKilledOnFolder, SITE_COMMAND } from '../../testing/killed-process';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { livePage } from '../../testing/live-page';
import { errorsOf } from '../../testing/pruned-sites';
import { runSiteWith } from '../../testing/run-site';
import { aLanding, publishAll } from '../../testing/tiny-parts';

const NEW = aLanding({ sentence: 'Diwali hours.' });

/** How much of its writing a command has done when it is killed. */
const MOMENTS: [string, (all: number) => number][] = [
  ['before its first write', () => 0],
  ['after a quarter of its writes', (all) => Math.floor(all / 4)],
  ['after half of them', (all) => Math.floor(all / 2)],
  ['after all but the last', (all) => all - 1],
  ['after the last', (all) => all],
];

let folder: string;
let copies = 0;

const addressOf = (name: string) => join(folder, name);
const open = (name: string) => openStore(addressOf(name), { env: {} });
const envFor = (name: string) => ({
  SITE_STORE: addressOf(name),
  HOME: addressOf(`home-${name}`),
  SITE_AUTHOR: 'Asha',
});
const run = (name: string, words: string[]) => runSiteWith(envFor(name), folder, ...words);
const copyOf = async (name: string) => {
  const copy = `copy-${(copies += 1)}`;
  await cp(addressOf(name), addressOf(copy), { recursive: true });
  return copy;
};

/** A command on a copy of a store, killed at a moment and then run again. @returns the copy's name */
async function killedAndAgain(name: string, words: string[], moment: (all: number) => number) {
  const all = await countWrites(async () =>
    expect(await run(await copyOf(name), words)).toMatchObject({ exitCode: 0 }),
  );
  const copy = await copyOf(name);
  const { signal } = await runKilledOnFolder([SITE_COMMAND, ...words], envFor(copy), moment(all));
  expect(signal).toBe('SIGKILL');
  const store = await open(copy);
  expect(await errorsOf(store)).toEqual([]);
  expect(await livePage(store, 'index.html')).not.toContain('Diwali hours.');
  expect((await run(copy, words)).exitCode).toBe(0);
  expect(await errorsOf(store)).toEqual([]);
  return store;
}

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  const { store } = await aLiveSite(undefined, await open('store'));
  await publishAll(store, [NEW]);
});
afterAll(() => rm(folder, { recursive: true }));

it.each(MOMENTS)('a share of visitors, killed %s, is given once by the next', async (_, moment) => {
  const store = await killedAndAgain('store', ['promote', 'landing', '--to', '20%'], moment);

  expect((await liveDeployment(store)).record).toMatchObject({ number: 2, rollout: { percent: 20 } });
});
