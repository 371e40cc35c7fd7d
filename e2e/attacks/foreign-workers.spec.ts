import type { Page } from '@playwright/test';
import { v1 } from '../../legal-remote/content/versions/v1.content';
import { untilKept } from '../support/offline';
import { type OwnSite, test } from '../support/own-site';
import { heading } from '../support/site-pages';
import { expect } from '../support/test';

test.skip(({ isMobile }) => isMobile, 'workers know no screen');
test.use({ expectedMessages: /Failed to load resource/ });

const FORGED = '<h1>We sell your data.</h1>';

/** A worker that answers these paths with words of its own, and leaves the rest to the network. */
const answering = (condition: string) => `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    const { pathname } = new URL(event.request.url);
    if (${condition}) event.respondWith(new Response(${JSON.stringify(FORGED)}, { headers: { 'Content-Type': 'text/html' } }));
  });`;

const ONE_PAGE = "pathname === '/privacy-policy'";
const EVERY_PAGE = "event.request.mode === 'navigate'";

/** Has the browser take a worker from a host that let anything in; what it took from there is gone afterwards. */
async function takeForeignWorker(page: Page, site: OwnSite, address: string, script: string): Promise<void> {
  // A server of the site never sends this, so the browser was at another one, under the same name.
  site.beside.set(address, script).set('/evil.html', '<p>Hello</p>');
  await page.goto('/evil.html');
  await page.evaluate(async (from) => {
    await navigator.serviceWorker.register(from, { scope: '/' });
    await navigator.serviceWorker.ready;
    await (await caches.open('evil')).put('/privacy-policy', new Response('forged'));
  }, address);
  await page.goto('/privacy-policy');
  await expect(page.locator('body')).toContainText('We sell your data.');
  site.beside.clear();
}

/** Addresses of the workers that the browser has. */
const workers = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).flatMap(({ active, waiting, installing }) =>
      [active, waiting, installing].flatMap((worker) => (worker ? new URL(worker.scriptURL).pathname : [])),
    ),
  );

/** Pages clean up once they are idle, which a busy machine is late to be; in ms. */
const UNTIL_IDLE = 20_000;

/** Waits until no worker is there but the site's own, if any. */
const untilGone = (page: Page) =>
  expect
    .poll(async () => (await workers(page)).filter((address) => address !== '/sw.js'), {
      timeout: UNTIL_IDLE,
    })
    .toEqual([]);

/** Opens the policy until it is the site's own: browsers look for another worker after a page has loaded. */
async function untilOwnPolicy(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto('/privacy-policy');
    await expect(heading(page)).toHaveText(v1.title, { timeout: 500 });
  }).toPass({ timeout: 25_000, intervals: [1_500] });
}

for (const [what, address, condition] of [
  ['at another address, which answers one page,', '/evil-sw.js', ONE_PAGE],
  ['at another address, which answers every page,', '/evil-sw.js', EVERY_PAGE],
  ["at the address of the site's own, which answers every page,", '/sw.js', EVERY_PAGE],
] as const) {
  test(`a foreign worker ${what} gives way to the site's own`, async ({ page, ownSite }) => {
    await takeForeignWorker(page, ownSite, address, answering(condition));

    await untilOwnPolicy(page);
    await untilGone(page);
    await page.reload();
    await untilKept(page);

    expect(await workers(page)).toEqual(['/sw.js']);
    // The worker tidies up last, after all pages are kept.
    await expect.poll(() => page.evaluate(() => caches.has('evil')), { timeout: UNTIL_IDLE }).toBe(false);
  });

  test(`a foreign worker ${what} goes where reading offline is switched off`, async ({ page, ownSite }) => {
    await takeForeignWorker(page, ownSite, address, answering(condition));
    await ownSite.promote({ parts: {}, offline: false });

    await untilOwnPolicy(page);

    await expect.poll(() => workers(page), { timeout: UNTIL_IDLE }).toEqual([]);
    await expect.poll(() => page.evaluate(() => caches.keys()), { timeout: UNTIL_IDLE }).toEqual([]);
  });
}

test('a page that opens beside a worker of another address removes it, without help of the server', async ({
  page,
  ownSite,
}) => {
  await takeForeignWorker(page, ownSite, '/evil-sw.js', answering(ONE_PAGE));
  // A host that knows nothing of workers' scripts.
  ownSite.beside.set('/evil-sw.js', answering(ONE_PAGE));

  await page.goto('/');
  await untilGone(page);
  await page.goto('/privacy-policy');
  await untilKept(page);

  await expect(heading(page)).toHaveText(v1.title);
  expect(await workers(page)).toEqual(['/sw.js']);
});
