import { type NamedDeployment, readLivePointer, siteKey } from '@site/ledger';
import { MemoryStore } from '../testing/memory-store';
import type { Store } from '@site/store';
import { contentName, fileNamed } from '../testing/content-name';
import { aLiveSite, goLive } from '../testing/a-live-site';
import { alter } from '../testing/each-store';
import { forgePolicy, putPagesInPlaceOf } from '../testing/tampered-pages';
import { aLanding, aLegal, publishTiny } from '../testing/tiny-parts';
import { urlOf } from '../testing/a-running-server';
import { watchLiveSite } from './live-site';
import { aStoredDeployment } from '../testing/records';
import { markFormat } from '../ledger/records/store-format';
import { moveLivePointer } from '../ledger/deployments/deployment-chain';
import { createSiteServer } from './site-server';

async function aServer() {
  const { store, deployment } = await aLiveSite();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const server = createSiteServer({ store, liveSite: watchLiveSite(store, onError), onError });
  return { store, deployment, errors, url: await urlOf(server) };
}

/** Longer than an answer of the store is used again. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 250));

describe('given a site is being served, and its store fails', () => {
  let site: Awaited<ReturnType<typeof aServer>>;
  beforeEach(async () => {
    site = await aServer();
    await fetch(site.url);
    await settle();
  });

  it('says once that the store is back', async () => {
    const { store } = await aLiveSite();
    const heard: string[] = [];
    const liveSite = watchLiveSite(store, () => heard.push('away'), { onBack: () => heard.push('back') });
    await liveSite();
    const { read } = store;
    store.read = () => Promise.reject(new Error('unreachable'));
    await settle();
    await liveSite();
    store.read = read;
    for (let request = 0; request < 2; request += 1) {
      await settle();
      await liveSite();
    }

    expect(heard).toEqual(['away', 'back']);
  });

  it.each([
    ['cannot be read', (store: MemoryStore) => (store.read = () => Promise.reject(new Error('unreachable')))],
    ['is empty all at once', (store: MemoryStore) => (store.read = () => Promise.resolve(null))],
  ])('goes on with what was live when it %s, and says so once', async (_, fail) => {
    fail(site.store as MemoryStore);

    for (let request = 0; request < 3; request += 1) {
      expect((await fetch(site.url)).status).toBe(200);
      await settle();
    }

    expect(site.errors).toHaveLength(1);
  });

  it('goes on with pages that the store lost since', async () => {
    await site.store.remove(siteKey(site.deployment.name));

    expect((await fetch(`${site.url}/privacy-policy`)).status).toBe(200);
  });

  it('answers 503, not "not found", where it finds no pages as they went live', async () => {
    await forgePolicy(site.store, site.deployment, (html) => `${html}<p>No.</p>`);
    const onError = () => undefined;
    const liveSite = watchLiveSite(site.store, onError);
    const url = await urlOf(createSiteServer({ store: site.store, liveSite, onError }));

    const { status, headers } = await fetch(`${url}/privacy-policy`);

    expect([status, headers.get('X-Robots-Tag'), headers.get('Retry-After')]).toEqual([503, null, '5']);
  });

  it('sends no file of a release that was altered in the store', async () => {
    const { manifest } = await publishTiny(site.store, aLanding());
    const entry = fileNamed(manifest, 'remoteEntry');
    await alter(site.store, `files/landing/${entry}`, (js) => `${js};evil()`);

    const answer = await fetch(`${site.url}/_f/landing/${entry}`);

    expect(answer.status).toBe(503);
    expect(site.errors).toEqual([expect.objectContaining({ code: 'release-file-altered' })]);
  });

  it('lets no document of a release run anything, whatever policy it brings', async () => {
    const landing = aLanding();
    const html = `<meta http-equiv="Content-Security-Policy" content="script-src *"/><script>evil()</script>`;
    const name = contentName('evil.html', html);
    landing.files.push({ path: `browser/${name}`, body: Buffer.from(html) });
    await publishTiny(site.store, landing);

    const { status, headers } = await fetch(`${site.url}/_f/landing/${name}`);

    expect(status).toBe(200);
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; .*sandbox$/);
  });

  it.each<
    [
      string,
      string,
      (store: Store, live: { first: NamedDeployment; next: NamedDeployment }) => Promise<unknown>,
    ]
  >([
    [
      'has its policy altered',
      'site-altered',
      (store, { next }) =>
        forgePolicy(store, next, (html) => html.replace('<body', '<script>0</script><body')),
    ],
    [
      'shows the pages of another deployment',
      'site-altered',
      (store, { first, next }) => putPagesInPlaceOf(store, next, first),
    ],
    [
      'is an older one that was put in place again',
      'history-rewritten',
      async (store, { first }) => moveLivePointer(store, (await readLivePointer(store))!.version, first),
    ],
    [
      'comes after another history',
      'history-rewritten',
      async (store, { first }) => {
        const second = await aStoredDeployment(store, first, { message: 'Forged' });
        const third = await aStoredDeployment(store, second, { message: 'Forged' });
        await moveLivePointer(store, (await readLivePointer(store))!.version, third);
      },
    ],
  ])('stays with what it served when what is live now %s', async (_, code, tamper) => {
    await goLive(site.store, [aLegal({ clause: 'We keep it for 60 days.' })]);
    await settle();
    await fetch(`${site.url}/privacy-policy`);
    const next = await goLive(site.store, [aLegal({ clause: 'We keep it for 90 days.' })]);
    await tamper(site.store, { first: site.deployment, next });
    await settle();

    const answer = await fetch(`${site.url}/privacy-policy`);

    expect(await answer.text()).toContain('We keep it for 60 days.');
    expect(site.errors).toEqual([expect.objectContaining({ code })]);
  });

  it('does not ask the store again and again for what the site does not have', async () => {
    await markFormat(site.store);
    const read = jest.spyOn(site.store, 'read');
    const asked = () => read.mock.calls.map(([key]) => key).filter((key) => /no-such|0{22}/.test(key));
    const none = `main.${'0'.repeat(22)}.js`;

    const ask = (path: string) => fetch(site.url + path);
    await ask(`/_f/landing/${none}`);
    for (let round = 0; round < 20; round += 1)
      await Promise.all([ask('/no-such-page'), ask('/_f/landing/no-such.js'), ask(`/_f/landing/${none}`)]);

    // A file that is not there, each half second again; what is not named by its bytes is no file of a part.
    expect([...new Set(asked())]).toEqual([`files/landing/${none}`]);
    expect(asked().length).toBeLessThan(10);
  });
});
