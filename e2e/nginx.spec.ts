import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rollback } from '../deploy/rollback/rollback';
import { openStore } from '../deploy/store/open-store';
import { aLiveSite, goLive } from '../deploy/testing/a-live-site';
import { aLanding } from '../deploy/testing/tiny-parts';
import { frame } from '../shell/content/frame.content';
import { findNginx, type Nginx, type RunningNginx, startNginx } from './support/nginx';
import { type PlainAnswer, plainRequest } from './support/plain-request';
import { runSite } from './support/site-command';
import { expect, hydrated, test } from './support/test';

test.describe.configure({ mode: 'default' });
test.skip(({ isMobile }) => isMobile, 'a server knows no screens');

const store = () => process.env.SITE_E2E_STORE as string;
let nginx: Nginx | null = null;
let server: RunningNginx;
let preview: string;
let release: string;

test.beforeAll(async ({}, { project }) => {
  if (project.name !== 'desktop') return;
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

const pages = [
  '/',
  '/index.html',
  '/index.html?utm_source=qr',
  '/privacy-policy',
  '/privacy-policy/',
  '/privacy-policy/?a=b&c',
  '/privacy-policy.html',
  '/privacy-policy?x=%2f..%2f',
  '/?x=/../y',
];
const absent = [
  '/no-such-page',
  '/no-such-page/',
  '/no-such-page.html',
  '/404',
  '/404/',
  '/404.html',
  '/missing.svg',
  '/privacy-policy/more',
  '/index.php',
  '/PRIVACY-POLICY',
  '/a.b.c',
  '/robots.txt/',
  `/${'a'.repeat(300)}`,
];
const guarded = [
  '/site.json',
  '/format.json',
  '/channels/live.json',
  '/live/index.html',
  '/sites/',
  '/.git/config',
  '/.well-known/x.json',
  '/_r/',
  '/_preview',
  '/_preview/',
  '/_preview/0000',
  '/_preview/0000/',
];
const crooked = [
  '/a/../privacy-policy',
  '/a/%2e%2e/privacy-policy',
  '/./privacy-policy',
  '//',
  '//evil.example/',
  '//privacy-policy/',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2fevil.example/',
  '/%0d%0aSet-Cookie:a=b',
  '/%70rivacy-policy',
  '/privacy%20policy',
  'http://other.example/privacy-policy',
];
/** nginx turns these away before it has read what the client can decode, so they are compared decoded. */
const malformed = [
  '/../format.json',
  '/..%2fformat.json',
  '/%2e%2e/format.json',
  '/_r/..%2f..%2fchannels/live.json',
  '/%00',
  '/privacy-policy%00',
  '/%zz',
  '/%',
  '/%e0%a4%a',
];

/** Everything that was composed, whether it has an address or not. */
function composedFiles(): string[] {
  const record = JSON.parse(readFileSync(join(store(), 'live/site.json'), 'utf8')) as {
    files: Record<string, string>;
  };
  return Object.keys(record.files).map((name) => `/${name}`);
}

function releaseAddresses(): string[] {
  const folder = release.slice(0, release.lastIndexOf('/'));
  const climbing = [
    '/../node/LandingPage.js',
    '/..%2fnode%2fLandingPage.js',
    '/node/LandingPage.js',
    '/release.json',
    '/nope.js',
    '/',
    '',
    `/${'a'.repeat(300)}.js`,
  ];
  return [
    release,
    `${release}.br`,
    `${release}?x`,
    ...climbing.map((rest) => folder + rest),
    '/_r/%2e%2e/format.json',
  ];
}

function previewAddresses(): string[] {
  const rest = [
    '',
    '/',
    '/?a=b',
    '/privacy-policy',
    '/privacy-policy/?a=b',
    '/index.html',
    '/no-such-page',
    '/404',
    '/site.json',
    '/_headers',
    '/favicon.svg',
    release,
    '/_preview/x/',
    '//evil.example/',
  ];
  return rest.map((path) => preview + path);
}

/** What a server says of itself, of the connection and of its own way to tell versions apart. */
const OWN = new Set([
  'date',
  'server',
  'connection',
  'keep-alive',
  'transfer-encoding',
  'accept-ranges',
  'last-modified',
  'etag',
]);
const OF_THE_BODY = new Set(['content-type', 'content-length', 'content-encoding']);

/** What must be the same of two answers. A redirect and a refusal have no body of the site. */
function essence({ status, headers, body }: PlainAnswer, isDecoded: boolean) {
  const hasBody = status !== 308 && status !== 405;
  const ignored = (name: string) => OWN.has(name) || ((!hasBody || isDecoded) && OF_THE_BODY.has(name));
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !ignored(name))
        .sort(),
    ),
    body: hasBody ? body : '',
  };
}

async function expectSame(
  site: string,
  target: string,
  method: string,
  encoding: string,
  isDecoded = false,
): Promise<void> {
  const headers = { 'Accept-Encoding': encoding };
  const [expected, found] = await Promise.all(
    [site, server.url].map((url) => plainRequest(url, target, method, headers)),
  );
  expect(essence(found!, isDecoded), `${method} ${target}, ${encoding}`).toEqual(
    essence(expected!, isDecoded),
  );
}

test('nginx sends what site serve sends, byte for byte and header for header', async ({ site }) => {
  test.slow();
  const encodings = [
    ...((nginx as Nginx).brotliModule ? ['br, gzip', 'gzip, deflate, br;q=0.5'] : []),
    'gzip',
    'identity',
    'gzip;q=0',
  ];
  const targets = [
    ...pages,
    ...composedFiles(),
    '/og-home.png?v=1',
    ...absent,
    ...guarded,
    ...crooked,
    ...releaseAddresses(),
    ...previewAddresses(),
  ];
  for (const target of targets) {
    for (const encoding of encodings) await expectSame(site, target, 'GET', encoding);
    for (const method of ['HEAD', 'POST', 'DELETE']) await expectSame(site, target, method, 'gzip');
  }
  for (const target of malformed) await expectSame(site, target, 'GET', 'identity', true);
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
    await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacyPolicy }).click();
    await expect(page).toHaveURL(`${server.url}${base}/privacy-policy`);
    await hydrated(page.getByRole('main').getByRole('heading', { level: 1 }));
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
    await rollback({ store: own, channel: 'live', target: null, author: 'Asha', message: '' });
    expect((await page()).body).toContain('Open on Sunday.');
  } finally {
    await running.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
