import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { hero } from '../landing-remote/content/hero.content';
import { frame } from '../shell/content/frame.content';
import { bytesOfCode } from './requests/bytes';
import { requestsOf } from './requests/requests-of';
import { alterRelease } from './faults/altered-release';
import { test as siteTest } from './support/own-site';
import { footerLink, heading } from './support/site-pages';
import { sitePaths } from './support/site-paths';
import { runSite, type RunningSite, serveSite } from './support/site-command';
import { expect, hydrated } from './support/test';

interface Counted {
  arrivals: number;
  starts: number;
  failures: Record<string, number>;
  errors: Record<string, number>;
  vitals: { lcp: number | null };
  download: Record<string, number>;
  pincode: number;
}

interface CountingSite extends RunningSite {
  /** What `site visits` says of a route. */
  visits(route: string): Counted | undefined;
}

/** A site of its own that counts visits, served by the command. */
const test = siteTest.extend<{ counting: CountingSite }>({
  counting: async ({ ownSite }, provide) => {
    await ownSite.promote({ parts: {}, visits: true });
    const folder = mkdtempSync(join(tmpdir(), 'visits-'));
    const file = join(folder, 'visits.sqlite');
    const site = await serveSite(ownSite.folder, '--visits', file);
    const visits = (route: string) => {
      const output = runSite(ownSite.folder, '--json', 'visits', '--file', file, '--by', 'route');
      const { groups } = JSON.parse(output) as { groups: (Counted & { name: string })[] };
      return groups.find(({ name }) => name === route);
    };
    await provide({ ...site, visits });
    await site.stop();
    rmSync(folder, { recursive: true });
  },
  baseURL: async ({ counting }, provide) => provide(counting.url),
  serviceWorkers: 'block',
  // What Chromium says of scripts that are blocked and of a collector that is away, and our line for a part that did not come.
  expectedMessages: /net::ERR_FAILED|status of 502|Part "landing" did not bring|thrown at start/,
});

/** Waits until the page has said that it started, and watches the visit. */
async function watched(page: Page): Promise<void> {
  await hydrated(page.getByRole('heading', { level: 1 }));
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

test('a visit is counted from its start to its end, by the site command', async ({ page, counting }) => {
  await page.goto('/');
  await watched(page);
  await page.route('https://play.google.com/**', (route) => route.fulfill({ body: '' }));
  await page.evaluate(() =>
    document.addEventListener('click', (event) => event.preventDefault(), { capture: true, once: true }),
  );
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Download/ })
    .first()
    .click();
  await page.goto('about:blank');

  await expect.poll(() => counting.visits('/')?.download).toEqual({ hero: 1 });
  const counted = counting.visits('/')!;
  expect(counted).toMatchObject({ arrivals: 1, starts: 1, failures: {}, errors: {} });
  expect(counted.vitals.lcp).toBeGreaterThan(0);
});

test('a part that throws at start is counted as its failure, with a fingerprint', async ({
  page,
  counting,
}) => {
  await alterRelease(page, 'landing', /^remoteEntry/, () => "throw new Error('thrown at start')");
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await page.goto('about:blank');

  await expect.poll(() => counting.visits('/')?.failures).toEqual({ landing: 1 });
  const { arrivals, starts, errors } = counting.visits('/')!;
  expect([arrivals, starts]).toEqual([1, 1]);
  expect(Object.keys(errors)[0]).toMatch(/^landing [0-9a-f]{8}$/);
});

test('a page whose scripts never come is counted as arrived and not started', async ({ page, counting }) => {
  await page.route('**/_r/**/*.js', (route) => route.abort());
  await page.goto('/privacy-policy');
  await page.goto('about:blank');

  await expect.poll(() => counting.visits('/privacy-policy')?.arrivals).toBe(1);
  expect(counting.visits('/privacy-policy')?.starts).toBe(0);
});

for (const path of sitePaths)
  test(`counting costs the first load of ${path} at most 1,000 bytes`, async ({ page, site, counting }) => {
    const bytesAt = async (url: string) => bytesOfCode((await requestsOf(page, url)).untilHydrated);
    const without = await bytesAt(site + path);
    const counted = await bytesAt(counting.url + path);

    expect(counted - without).toBeGreaterThan(0);
    expect(counted - without).toBeLessThanOrEqual(1_000);
  });

for (const [how, answer] of [
  ['is away behind a proxy', (route: Route) => route.fulfill({ status: 502 })],
  ['takes no connection', (route: Route) => route.abort()],
] as const)
  test(`the site does not notice that the collector ${how}`, async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/_visits', (route) => {
      asked.push(route.request().postData() ?? '');
      return answer(route);
    });
    await page.goto('/');
    await watched(page);

    await footerLink(page, frame.footer.privacyPolicy).click();
    await expect(heading(page)).toHaveText(frame.footer.privacyPolicy);
    await page.getByRole('banner').getByRole('link', { name: frame.tagline }).click();
    await expect(heading(page)).toHaveText(hero.title);
    expect(asked).toContainEqual(expect.stringContaining('"arrival"'));
  });

test('nothing is sent, and nothing loaded for it, where the visitor asks not to be followed', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
  });
  await page.goto('/');
  await watched(page);
  expect(await page.evaluate(() => globalThis.siteVisit)).toBeUndefined();
  await page.goto('about:blank');

  expect(sent).toEqual([]);
});
