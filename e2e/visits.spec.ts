import type { Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { metricValue } from '../platform/testing/metric-value';
import { codeOf } from './requests/bytes';
import { requestsOf } from './requests/requests-of';
import { copyStore } from './support/copy-folder-store';
import { alterRelease } from './faults/altered-release';
import { OwnSite } from './support/own-site';
import { type RunningSite, serveSite } from './support/site-command';
import { expect, test as siteTest, untilIdle } from './support/test';
import { untilVisitIsWatched } from './support/watched-visit';

interface CountingSite extends RunningSite {
  /** A counter that Prometheus reads; null where it has no series with these labels. */
  value(name: string, labels: Record<string, string>): Promise<number | null>;
}

/** A site of its own that counts visits, served by the command. */
const test = siteTest.extend<{ counting: CountingSite }, { countingStore: string }>({
  countingStore: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
    async ({}, provide) => {
      const site = await OwnSite.open();
      await site.promote({ parts: {}, visits: true });
      await provide(site.folder);
      await site.close();
    },
    { scope: 'worker' },
  ],
  counting: async ({ countingStore }, provide) => {
    const store = copyStore(countingStore);
    const site = await serveSite(store, '--metrics-port', '0');
    const value = async (name: string, labels: Record<string, string>) =>
      metricValue(await (await fetch(site.metricsUrl!)).text(), name, labels);
    await provide({ ...site, value });
    await site.stop();
    rmSync(store, { recursive: true });
  },
  baseURL: async ({ counting }, provide) => provide(counting.url),
  // What Chromium says of a script that throws, and our line for a part that did not come.
  expectedMessages: /Part "landing" did not bring|thrown at start/,
});

/** Waits until the page has said that it started, and watches the visit. */
async function watched(page: Page): Promise<void> {
  await untilVisitIsWatched((expression) => page.evaluate(expression));
  await untilIdle(page);
}

test('a visit is counted from its start to its end, and Prometheus reads it', async ({ page, counting }) => {
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

  const home = { page: '/', language: 'en' };
  const tap = { ...home, control: 'download', place: 'hero' };
  await expect.poll(() => counting.value('site_visits_taps_total', tap)).toBe(1);
  for (const [name, count] of [
    ['arrived_total', 1],
    ['started_total', 1],
    ['failed_total', 0],
    ['errors_total', null],
    ['lcp_seconds_count', 1],
  ] as const)
    expect([name, await counting.value(`site_visits_${name}`, name === 'errors_total' ? {} : home)]).toEqual([
      name,
      count,
    ]);
  expect(await counting.value('site_visits_lcp_seconds_sum', home)).toBeGreaterThan(0);
});

test('a part that throws at start is counted as its failure, with a fingerprint', async ({
  page,
  counting,
}) => {
  await alterRelease(page, 'landing', /^remoteEntry/, () => "throw new Error('thrown at start')");
  await page.goto('/');
  await watched(page);
  await page.goto('about:blank');

  const failed = (part: string) => counting.value('site_visits_failed_total', { page: '/', part });
  await expect.poll(() => failed('landing')).toBe(1);
  expect(await failed('shell')).toBe(0);
  expect(await counting.value('site_visits_started_total', { page: '/' })).toBe(1);
  expect(await counting.value('site_visits_errors_total', { part: 'landing' })).toBe(1);
});

test('counting costs the first load of a page at most 1,000 bytes', async ({ page, site, counting }) => {
  // A server compresses its first answer in less time, to more bytes: so the files are compared as they are compressed for most.
  const bytesOf = async ({ url }: { url: string }) =>
    brotliCompressSync(await (await fetch(url)).arrayBuffer()).length;
  const bytesAt = async (url: string) => {
    const code = codeOf((await requestsOf(page, url)).untilHydrated);
    return (await Promise.all(code.map(bytesOf))).reduce((sum, bytes) => sum + bytes, 0);
  };
  const without = await bytesAt(`${site}/`);
  const counted = await bytesAt(`${counting.url}/`);

  expect(counted - without).toBeGreaterThan(0);
  expect(counted - without).toBeLessThanOrEqual(1_000);
});
