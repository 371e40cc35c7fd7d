import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollback } from '../deploy/actions/rollback/rollback';
import { openStore } from '../deploy/records/open-store';
import { aLiveSite, goLive } from '../deploy/testing/a-live-site';
import { aLanding } from '../deploy/testing/tiny-parts';
import { findNginx, type Nginx, type RunningNginx, startNginx } from './support/nginx';
import { plainRequest } from './support/plain-request';
import { expectSameAnswer } from './support/same-answer';
import { goToOther, remotes } from './support/site-pages';
import { malformedTargets, siteTargets } from './support/site-targets';
import { expect, hydrated, test } from './support/test';
import { runSite } from './support/site-command';

test.describe.configure({ mode: 'default' });

const store = () => process.env.SITE_E2E_STORE as string;
let nginx: Nginx | null = null;
let server: RunningNginx;
let preview: string;
let release: string;

test.beforeAll(async () => {
  nginx = findNginx((sentence) => console.log(sentence));
  test.skip(!nginx, 'nginx is not installed, and this user may not install it');
  preview = (JSON.parse(runSite(store(), 'preview', 'landing', '--json')) as { path: string }).path.replace(
    /\/$/,
    '',
  );
  server = await startNginx(nginx as Nginx, store());
  const { body } = await plainRequest(server.url, '/', 'GET');
  release = /\/_r\/landing\/[0-9a-f]{16}\/remoteEntry\.\w+\.js/.exec(body)?.[0] as string;
});
test.afterAll(() => server?.stop());

test('nginx sends what site serve sends, byte for byte and header for header', async ({ site }) => {
  test.slow();
  const encodings = [
    ...((nginx as Nginx).brotliModule ? ['br, gzip', 'gzip, deflate, br;q=0.5'] : []),
    'gzip',
    'identity',
    'gzip;q=0',
  ];
  const servers: [string, string] = [site, server.url];
  for (const target of siteTargets({ store: store(), release, preview })) {
    for (const encoding of encodings) await expectSameAnswer(servers, { target, method: 'GET', encoding });
    for (const method of ['HEAD', 'POST', 'DELETE'])
      await expectSameAnswer(servers, { target, method, encoding: 'gzip' });
  }
  for (const target of malformedTargets)
    await expectSameAnswer(servers, { target, method: 'GET', encoding: 'identity', isDecoded: true });
});

test("nginx answers every request for a worker's script with the site's own, as site serve does", async ({
  site,
}) => {
  const own = await plainRequest(site, '/sw.js', 'GET');
  for (const target of ['/sw.js', '/evil-sw.js', `${preview}/sw.js`, `${release}x`])
    for (const url of [site, server.url]) {
      const answer = await plainRequest(url, target, 'GET', { 'Service-Worker': 'script' });
      expect([
        url,
        target,
        answer.status,
        answer.headers['content-type'],
        answer.headers['cache-control'],
      ]).toEqual([url, target, 200, own.headers['content-type'], own.headers['cache-control']]);
      expect(answer.body).toBe(own.body);
    }
});

test('nginx answers 304 to who has a page or a file already', async () => {
  for (const target of ['/', '/favicon.svg', release]) {
    const { headers } = await plainRequest(server.url, target, 'GET');
    const again = await plainRequest(server.url, target, 'GET', { 'If-None-Match': headers.etag as string });
    expect([target, again.status, again.headers['cache-control']]).toEqual([
      target,
      304,
      headers['cache-control'],
    ]);
  }
});

test('nginx turns away what is too large', async () => {
  const { status } = await plainRequest(server.url, '/', 'GET', { 'X-Large': 'a'.repeat(20_000) });
  expect(status).toBe(400);
  expect((await plainRequest(server.url, `/${'a'.repeat(20_000)}`, 'GET')).status).toBe(414);
  expect((await plainRequest(server.url, '/', 'GET')).status).toBe(200);
});

test('the site that nginx serves works in a browser, live and as a preview', async ({ page }) => {
  for (const base of ['', preview]) {
    const response = await page.goto(`${server.url}${base}/`);
    expect(response?.headers()['content-security-policy']).toContain("default-src 'none'");
    await hydrated(page.getByRole('heading', { level: 1 }));
    await goToOther(page, remotes[0]);
    await expect(page).toHaveURL(`${server.url}${base}/privacy-policy`);
  }
});

test('nginx shows a promotion and a rollback at once, without being told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-store-'));
  const own = await openStore(folder, { env: {} });
  await aLiveSite(undefined, own);
  const running = await startNginx(nginx as Nginx, folder);
  const page = () => plainRequest(running.url, '/', 'GET', { 'Accept-Encoding': 'gzip, br' });
  try {
    expect((await page()).body).toContain('Open on Sunday.');
    await goLive(own, [aLanding({ sentence: 'Open on Diwali.' })]);
    const promoted = await page();
    expect(promoted.body).toContain('Open on Diwali.');
    expect(promoted.headers['content-security-policy']).toBe("frame-ancestors 'none'");
    await rollback({ store: own, target: null, author: 'Asha', message: '' });
    expect((await page()).body).toContain('Open on Sunday.');
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
