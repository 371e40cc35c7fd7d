import { MemoryStore } from '../store/memory-store';
import { aLiveSite } from '../testing/a-live-site';
import { alter } from '../testing/each-store';
import { close, listen } from './listen';
import { watchLiveSite } from './live-site';
import { createSiteServer } from './site-server';

async function aServer() {
  const { store, deployment } = await aLiveSite();
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const server = createSiteServer({ store, liveSite: watchLiveSite(store, onError), onError });
  const url = `http://localhost:${await listen(server, 0)}`;
  return { store, deployment, errors, url, stop: () => close(server, 0) };
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
  afterEach(() => site.stop());

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

  it('answers 503, not "not found", for a page that the store lost', async () => {
    await (site.store as MemoryStore).remove(`sites/${site.deployment.name}/privacy-policy.html`);

    const { status, headers } = await fetch(`${site.url}/privacy-policy`, {
      headers: { 'Accept-Encoding': 'identity' },
    });

    expect([status, headers.get('X-Robots-Tag'), headers.get('Retry-After')]).toEqual([503, null, '5']);
  });

  it('sends no page that was altered in the store', async () => {
    await alter(
      site.store,
      `sites/${site.deployment.name}/privacy-policy.html`,
      (html) => `${html}<p>No.</p>`,
    );

    const answer = await fetch(`${site.url}/privacy-policy`, { headers: { 'Accept-Encoding': 'identity' } });

    expect(answer.status).toBe(503);
    expect(String(site.errors[0])).toContain('is not what was composed');
  });

  it('does not ask the store again and again for what the site does not have', async () => {
    const read = jest.spyOn(site.store, 'read');
    const asked = () => read.mock.calls.map(([key]) => key).filter((key) => key.includes('no-such'));

    for (let request = 0; request < 5; request += 1) {
      await fetch(`${site.url}/no-such-page`);
      await fetch(`${site.url}/_r/landing/no-such/main.js`);
    }

    // The release's file and its compressed siblings, each once.
    expect(asked().length).toBeGreaterThan(0);
    expect(asked()).toEqual([...new Set(asked())]);
  });
});
