import { readParts } from '@site/ledger';
import { MemoryStore } from '../testing/memory-store';
import { aLanding, aShell, publishAll } from '../testing/tiny-parts';
import { pageScripts } from './page-scripts';

const PAGE = { remote: 'landing', module: 'LandingPage' };

async function builds() {
  const store = new MemoryStore();
  return (await readParts(store, await publishAll(store, [aShell(), aLanding()]))).builds;
}

it('gives each script of a page the digest of its bytes', async () => {
  const { entry, preloads } = pageScripts(await builds(), PAGE, 'en');

  expect(preloads.map(({ url }) => url)).toContainEqual(expect.stringMatching(/\/remoteEntry\.js$/));
  for (const { integrity } of [entry, ...preloads]) expect(integrity).toMatch(/^sha256-[\w+/]{43}=$/);
});

it('makes no page of a release that lacks what the page would run', async () => {
  const { shell, landing } = await builds();
  const lacksBytes = { ...landing!, integrity: {} };
  const lacksEntry = { ...landing!, stats: { ...landing!.stats, remoteEntry: null } };

  for (const broken of [lacksBytes, lacksEntry])
    expect(() => pageScripts({ shell: shell!, landing: broken }, PAGE, 'en')).toThrow(
      expect.objectContaining({ code: 'script-missing' }),
    );
});
