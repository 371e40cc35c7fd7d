import { join } from 'node:path';
import type { Store } from '@site/store';
import { aLiveSiteIn, goLive } from '../../testing/a-live-site';
import { runSite } from '../../testing/run-site';
import { folderOfAllTests } from '../../testing/temporary-folder';
import { aShell } from '../../testing/tiny-parts';
import { noteServed } from './site-address';

const ROOT = join(__dirname, '../../..');
const ORIGIN = 'https://www.brand.in';
const SERVED = 'http://localhost:4711';

let folder: string;
let store: Store;
let commands: string[][];

folderOfAllTests(async (fresh) => {
  folder = fresh;
  const { deployment, ...site } = await aLiveSiteIn(folder);
  ({ store } = site);
  const landing = `landing@${deployment.record.parts.landing!.release}`;
  commands = [['status', '--history'], ['status'], ['promote', landing]];
});

const noteThatItIsServed = () =>
  noteServed(ROOT, { store: store.describe(), url: SERVED, previewUrl: 'http://localhost:1', shared: null });

/** What each of the commands says; and which address it gives programs, but for the history. */
async function whatTheySay(): Promise<{ said: string[]; urls: unknown[] }> {
  const said: string[] = [];
  const urls: unknown[] = [];
  for (const words of commands) {
    said.push((await runSite(folder, ...words)).stdout);
    if (!words.includes('--history')) urls.push((await runSite(folder, '--json', ...words)).json()[0]!.url);
  }
  return { said, urls };
}

it('history, status and promote say how to see the site while nothing serves it, and name no address', async () => {
  const { said, urls } = await whatTheySay();

  for (const words of said) {
    expect(words).toContain(
      `To see it on this machine: SITE_STORE=${join(folder, 'store')} npm run site -- serve`,
    );
    expect(words).not.toContain('http://');
  }
  expect(urls).toEqual([null, null]);
});

it('they name the port at which this machine serves it', async () => {
  const forget = await noteThatItIsServed();
  const { said, urls } = await whatTheySay().finally(forget);

  for (const words of said) {
    expect(words).toMatch(new RegExp(`(live|live already, as deployment \\S+) at ${SERVED}`));
    expect(words).not.toContain('To see it');
  }
  expect(urls).toEqual([SERVED, SERVED]);
});

it('they name the public address once the business has one, also while this machine serves it', async () => {
  await goLive(store, [aShell({ siteOrigin: ORIGIN })]);
  const forget = await noteThatItIsServed();
  const { said, urls } = await whatTheySay().finally(forget);

  for (const words of said)
    expect(words).toMatch(new RegExp(`(live|live already, as deployment \\S+) at ${ORIGIN}`));
  expect(urls).toEqual([ORIGIN, ORIGIN]);
});
