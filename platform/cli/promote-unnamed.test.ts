import { preview } from '@site/operations';
import { liveDeployment } from '@site/ledger';
import type { Store } from '@site/store';
import { formatNothingNew } from './commands/promote';
import { aLiveSiteIn } from '../testing/a-live-site';
import { runSiteWith } from '../testing/run-site';
import { folderOfEachTest } from '../testing/temporary-folder';
import { aLanding, publishAll } from '../testing/tiny-parts';

let folder: string;
let store: Store;

folderOfEachTest(async (fresh) => {
  folder = fresh;
  ({ store } = await aLiveSiteIn(folder));
});

/** Publishes a landing page in Asha's name. @returns the release: `landing@3fa9c2d41b7e0011` */
async function publishOffer(input: object = {}) {
  const parts = await publishAll(store, [
    aLanding({ sentence: 'Diwali offers.', input: { author: 'Asha', message: 'Diwali', ...input } }),
  ]);
  return { parts, name: `landing@${parts.landing!.release}` };
}

/** What `site promote`, without a release where none is given, says to a person; and what is live after it. */
async function promoteAs(author: string, ...words: string[]) {
  const { stdout, stderr } = await runSiteWith(
    { SITE_STORE: 'store', SITE_AUTHOR: author },
    folder,
    'promote',
    ...words,
  );
  const { parts, message } = (await liveDeployment(store)).record;
  return { said: stderr + stdout, live: parts.landing!.release, why: message };
}

/** Asha and Vikram publish; hers is newer, and live. @returns his release */
async function whereVikramWasOvertaken(): Promise<string> {
  const { name } = await publishOffer({
    author: 'Vikram',
    message: 'Holi',
    time: '2026-03-01T09:00:00.000Z',
  });
  const parts = await publishAll(store, [
    aLanding({
      sentence: 'Pongal offers.',
      input: { author: 'Asha', message: 'Pongal', time: '2026-03-01T09:05:00.000Z' },
    }),
  ]);
  await promoteAs('Asha', `landing@${parts.landing!.release}`);
  return name;
}

it('the author says what goes live, with its words and the link of its preview', async () => {
  const { parts, name } = await publishOffer();
  const { path } = await preview({ store, parts });

  const { said, live } = await promoteAs('Asha');

  expect(said).toContain(`Takes ${name} “Diwali”, built `);
  expect(said).toMatch(new RegExp(`Its preview: http://localhost:\\d+${path}`));
  expect(`landing@${live}`).toBe(name);
});

it('without a reason of its own, it goes live for the one that was given when it was published', async () => {
  await publishOffer();

  expect((await promoteAs('Asha')).why).toBe('Diwali');
});

it('an author who was overtaken is not told that her words are live', async () => {
  await whereVikramWasOvertaken();

  const { said } = await promoteAs('Vikram');

  expect(said).toContain('Nothing was put live: what was published last is live already');
  expect(said).toContain(
    'If your words are not in it, they are not published, or a colleague published after you',
  );
});

it('after a publication that failed, that is the reason why nothing is new', () => {
  const failed = { store: 'store', time: '2026-11-27T10:00:00.000Z', message: 'The build of shell failed.' };
  const choice = { hasLeft: false, isUnnamed: true, failed };

  const said = formatNothingNew('000002-abc', { url: null, serve: 'serve' }, choice);

  expect(said).toMatch(/Your last publication failed, .*: The build of shell failed\. Publish again/);
  expect(said).not.toContain('a colleague');
});

it('who names an older release reads whose change that reverts', async () => {
  const name = await whereVikramWasOvertaken();

  const { said, live } = await promoteAs('Vikram', name);

  expect(said).toMatch(/It was built before what is live, landing@\w+ “Pongal” by Asha, and reverts what/);
  expect(said).toContain(`npm run site -- diff ${name}`);
  expect(`landing@${live}`).toBe(name);
});
