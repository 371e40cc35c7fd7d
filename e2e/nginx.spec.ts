import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview as makePreview } from '../deploy/actions/preview';
import { rollback } from '../deploy/actions/rollback/rollback';
import { openStore } from '../deploy/records/open-store';
import { aLiveSite, goLive } from '../deploy/testing/a-live-site';
import { aLanding, publishAll } from '../deploy/testing/tiny-parts';
import { findNginx, type Nginx, type RunningNginx, startNginx } from './support/nginx';
import { plainRequest } from './support/plain-request';
import { expectSameAnswer } from './support/same-answer';
import { goToOther, remotes } from './support/site-pages';
import { malformedTargets, previewTargets, siteTargets } from './support/site-targets';
import { expect, hydrated, test } from './support/test';
import { runSite } from './support/site-command';

test.describe.configure({ mode: 'default' });

const store = () => process.env.SITE_E2E_STORE as string;
/** What would end the line of a policy, and begin another directive. */
const TITLE =
  'Hostile</title><meta http-equiv="Content-Security-Policy" content="$nothing; }\n  Refresh: 0\nserver {"/><title>';

let nginx: Nginx | null = null;
let server: RunningNginx;
let preview: string;
let release: string;

test.beforeAll(async () => {
  // A preview is composed first, on a machine that may be busy.
  test.setTimeout(150_000);
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

test('nginx sends what site serve sends, byte for byte and header for header', async ({ site, previews }) => {
  test.slow();
  const encodings = [
    ...((nginx as Nginx).brotliModule ? ['br, gzip', 'gzip, deflate, br;q=0.5'] : []),
    'gzip',
    'identity',
    'gzip;q=0',
  ];
  const servers: [string, string] = [site, server.url];
  const previewServers: [string, string] = [previews, server.previewUrl];
  const asked = [
    ...[...siteTargets({ store: store(), release }), `${preview}/`].map((target) => ({ servers, target })),
    ...previewTargets(preview, release).map((target) => ({ servers: previewServers, target })),
  ];
  for (const { servers: both, target } of asked) {
    for (const encoding of encodings) await expectSameAnswer(both, { target, method: 'GET', encoding });
    for (const method of ['HEAD', 'POST', 'DELETE'])
      await expectSameAnswer(both, { target, method, encoding: 'gzip' });
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
  const { status } = await plainRequest(server.previewUrl, release, 'GET', { 'Service-Worker': 'script' });
  expect(status, 'previews have none').toBe(404);
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
  for (const [base, policy] of [
    [server.url, "default-src 'none'"],
    [server.previewUrl + preview, "frame-ancestors 'none'"],
  ] as const) {
    const response = await page.goto(`${base}/`);
    expect(response?.headers()['content-security-policy']).toContain(policy);
    await hydrated(page.getByRole('heading', { level: 1 }));
    await goToOther(page, remotes[0]);
    await expect(page).toHaveURL(`${base}/privacy-policy`);
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

test('text of a release neither breaks the configuration of nginx nor adds a header', async () => {
  const hostile = aLanding();
  for (const file of hostile.files)
    file.body = Buffer.from(
      file.body.toString().replace('The landing page', JSON.stringify(TITLE).slice(1, -1)),
    );
  const folder = mkdtempSync(join(tmpdir(), 'nginx-store-'));
  const { store: own } = await aLiveSite(undefined, await openStore(folder, { env: {} }));
  const { path } = await makePreview({ store: own, parts: await publishAll(own, [hostile]) });
  await goLive(own, [hostile]);
  const running = await startNginx(nginx as Nginx, folder);
  try {
    for (const url of [running.url + '/', running.previewUrl + path]) {
      const { status, headers, body } = await plainRequest(url, new URL(url).pathname, 'GET');
      expect([status, body.includes('Refresh'), headers.refresh]).toEqual([200, true, undefined]);
      expect(headers['content-security-policy']).toMatch(/^[^$]*frame-ancestors 'none'$/);
    }
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
