import type { Server } from 'node:http';
import { aLiveSite } from '../testing/a-live-site';
import { aShellWithWorker } from '../testing/a-shell-with-worker';
import { aLanding, aLegal } from '../testing/tiny-parts';
import { close, listen } from './listen';
import { watchLiveSite } from './live-site';
import { createSiteServer } from './site-server';

let url: string;
let server: Server;

beforeAll(async () => {
  const { store } = await aLiveSite([aShellWithWorker(), aLanding(), aLegal()]);
  const onError = (error: unknown) => {
    throw error;
  };
  server = createSiteServer({ store, liveSite: watchLiveSite(store, onError), onError });
  url = `http://localhost:${await listen(server, 0)}`;
});
afterAll(() => close(server, 0));

it.each(['/sw.js', '/evil-sw.js', '/_r/landing/0000000000000000/evil.js', '/_preview/p1/sw.js'])(
  "answers a request for a worker's script at %s with the site's own worker",
  async (path) => {
    const own = await fetch(`${url}/sw.js`);

    const answer = await fetch(url + path, { headers: { 'Service-Worker': 'script' } });

    expect([answer.status, answer.headers.get('Content-Type'), answer.headers.get('Cache-Control')]).toEqual([
      200,
      own.headers.get('Content-Type'),
      'no-cache',
    ]);
    expect(await answer.text()).toBe(await own.text());
  },
);

it('answers other requests for such an address as ever', async () => {
  expect((await fetch(`${url}/evil-sw.js`)).status).toBe(404);
});
