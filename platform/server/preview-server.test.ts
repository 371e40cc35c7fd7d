import { readRelease } from '@site/ledger';
import { preview } from '@site/operations';
import type { Store } from '@site/store';
import { fileNamed } from '../testing/content-name';
import { aLiveSite } from '../testing/a-live-site';
import { aLanding, publishAll } from '../testing/tiny-parts';
import { fail as onError, urlOf } from '../testing/a-running-server';
import { watchLiveSite } from './live-site';
import { createPreviewServer } from './preview-server';
import { createSiteServer } from './site-server';

let live: string;
let previews: string;
let path: string;
let entry: string;
let store: Store;

beforeAll(async () => {
  ({ store } = await aLiveSite());
  const parts = await publishAll(store, [aLanding({ sentence: 'Open on Diwali.' })]);
  ({ path } = await preview({ store, parts }));
  const { manifest } = (await readRelease(store, 'landing', parts.landing!.release))!;
  entry = `/_f/landing/${fileNamed(manifest, 'remoteEntry')}`;
  live = await urlOf(createSiteServer({ store, liveSite: watchLiveSite(store, onError), onError }));
  previews = await urlOf(createPreviewServer({ store, onError }));
});

it('shows a preview with what it loads, and keeps it from search engines and frames', async () => {
  const answer = await fetch(previews + path);

  expect(await answer.text()).toContain('Open on Diwali.');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-robots-tag': 'noindex',
    'cache-control': 'no-cache, no-transform',
    'content-security-policy': "frame-ancestors 'none'",
  });
  expect((await fetch(previews + entry)).status).toBe(200);
});

it('sends other spellings of an address below a preview to the one', async () => {
  const { status, headers } = await fetch(`${previews}${path}privacy-policy/?a=b`, { redirect: 'manual' });

  expect([status, headers.get('Location')]).toEqual([308, `${path}privacy-policy?a=b`]);
});

it("has a preview's own page for what that does not have", async () => {
  const answer = await fetch(`${previews}${path}no-such-page`);

  expect([answer.status, answer.headers.get('X-Robots-Tag')]).toEqual([404, 'noindex']);
  expect(await answer.text()).toContain('Page not found');
});

it.each([
  '/',
  '/privacy-policy',
  '/deployment.json',
  '/_preview/',
  '/_preview/00000000000000000000000000000000/',
])('has nothing of the live site: %s', async (address) => {
  const answer = await fetch(previews + address);

  expect([answer.status, await answer.text()]).toEqual([
    404,
    'There is no such preview in the store that is served here: it is in another one, or was pruned.\n',
  ]);
});

it('is the only one: the live site has no preview', async () => {
  for (const address of [path, `${path}privacy-policy`, `${path}privacy-policy/`, path.slice(0, -1)]) {
    const answer = await fetch(live + address, { redirect: 'manual' });
    expect([address, answer.status]).toEqual([address, 404]);
    expect(await answer.text()).toContain('Page not found');
  }
});
