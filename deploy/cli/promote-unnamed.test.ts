import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { preview } from '../actions/preview';
import { liveDeployment } from '../records/find-deployment';
import { openStore } from '../records/open-store';
import type { Store } from '../store/store';
import { aLiveSite } from '../testing/a-live-site';
import { runSiteWith } from '../testing/run-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';
import { aLanding, publishAll } from '../testing/tiny-parts';

let folder: string;
let store: Store;

beforeEach(async () => {
  folder = await makeTemporaryFolder();
  store = await openStore(join(folder, 'store'), { env: {} });
  await aLiveSite(undefined, store);
});
afterEach(() => rm(folder, { recursive: true }));

/** Publishes a landing page in Asha's name. @returns the release: `landing@3fa9c2d41b7e0011` */
async function publishOffer(input: object = {}) {
  const parts = await publishAll(store, [
    aLanding({ sentence: 'Diwali offers.', input: { author: 'Asha', message: 'Diwali', ...input } }),
  ]);
  return { parts, name: `landing@${parts.landing!.release}` };
}

/** What `site promote`, without a release, says to somebody; and what is live after it. */
async function promoteAs(author: string) {
  const { stdout, stderr } = await runSiteWith(
    { SITE_STORE: 'store', SITE_AUTHOR: author },
    folder,
    'promote',
  );
  return { said: stderr + stdout, live: (await liveDeployment(store)).record.parts.landing!.release };
}

it('whoever published says what goes live, with its words and the link of its preview', async () => {
  const { parts, name } = await publishOffer();
  const { path } = await preview({ store, parts });

  const { said, live } = await promoteAs('Asha');

  expect(said).toContain(`Takes ${name} “Diwali”, built `);
  expect(said).toMatch(new RegExp(`Its preview: http://localhost:\\d+${path}`));
  expect(`landing@${live}`).toBe(name);
});

it('what nobody previewed goes live with the command that would show it', async () => {
  const { name } = await publishOffer();

  expect((await promoteAs('Asha')).said).toContain(`npm run site -- preview ${name}`);
});

it.each([
  ['what somebody else published', {}, 'Vikram'],
  ['what is of a branch', { git: { commit: 'a'.repeat(40), dirty: false, draft: 'ideas' } }, 'Asha'],
])('%s is left, with the command that names it', async (_, input, author) => {
  const { name } = await publishOffer(input);

  const { said, live } = await promoteAs(author);

  expect(said).toContain('Nothing was put live');
  expect(said).toContain(`npm run site -- promote ${name}`);
  expect(`landing@${live}`).not.toBe(name);
});
