import type { Page } from '@playwright/test';
import { alterRelease } from './faults/altered-release';
import { expect, hydrated, test as siteTest } from './support/test';
import { openVitalsEndpoint, type VitalsEndpoint } from './support/vitals-endpoint';

const ENDPOINT = '/vitals';
const UNSET = 'vitalsEndpoint:""';

/** Stands in the script that measures, and in no other. */
const MEASURES = 'largest-contentful-paint';

const test = siteTest.extend<{ endpoint: VitalsEndpoint }>({
  endpoint: async ({ site }, use) => {
    const endpoint = await openVitalsEndpoint(site, ENDPOINT);
    await use(endpoint);
    await endpoint.stop();
  },
  baseURL: async ({ endpoint }, use) => use(endpoint.url),
});

/** The page as if the shell had been released with an endpoint among the business values. */
async function setEndpoint(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  for (const [url] of html.matchAll(/\/_r\/shell\/[\w./-]+\.js/g)) {
    if (!(await (await page.request.get(url)).text()).includes(UNSET)) continue;
    const file = new RegExp(url.split('/').at(-1)!.replaceAll('.', '\\.'));
    await alterRelease(page, 'shell', file, (script) =>
      script.replace(UNSET, `vitalsEndpoint:"${ENDPOINT}"`),
    );
    return;
  }
  throw new Error(`No script of ${path} says ${UNSET}.`);
}

/** The texts of all scripts as they come. */
function scriptsOf(page: Page): Promise<string>[] {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text());
  });
  return scripts;
}

async function measuring(scripts: Promise<string>[]): Promise<boolean> {
  return (await Promise.all(scripts)).some((script) => script.includes(MEASURES));
}

test('a visit is reported once the visitor leaves, with page, part, release and deployment', async ({
  page,
  endpoint,
}) => {
  await setEndpoint(page, '/privacy-policy');
  const scripts = scriptsOf(page);
  await page.goto('/privacy-policy');
  await expect.poll(() => measuring(scripts)).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const deployment = JSON.parse((await page.locator('#site-deployment').textContent()) ?? '');
  await page.goto('about:blank');

  await expect.poll(() => endpoint.reports.length).toBe(1);
  expect(endpoint.reports[0]).toMatchObject({
    page: '/privacy-policy',
    part: 'legal',
    release: deployment.parts.legal.release,
    deployment: deployment.deployment,
  });
  expect(endpoint.reports[0]?.vitals.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['CLS', 'FCP', 'LCP', 'TTFB']),
  );
});

test('without an endpoint nothing is loaded or sent', async ({ page, endpoint }) => {
  const scripts = scriptsOf(page);
  await page.goto('/privacy-policy');
  await hydrated(page.getByRole('heading', { level: 1 }));
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(5);
  expect(await measuring(scripts)).toBe(false);

  await page.goto('about:blank');
  await page.goto('/privacy-policy');
  expect(endpoint.reports).toEqual([]);
});
