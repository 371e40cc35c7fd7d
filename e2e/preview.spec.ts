import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { runSite } from './support/site-command';
import { goToOther, remotes } from './support/site-pages';
import { expect, hydrated, test } from './support/test';
import { english } from './support/site-words';

const { frame, previewBanner: words } = english;

// Made once: composing one takes a while.
test.describe.configure({ mode: 'default' });

let url: string;
let state: string;

test.beforeAll(() => {
  const store = process.env.SITE_E2E_STORE as string;
  ({ url, state } = JSON.parse(runSite(store, 'preview', 'landing', '--json')) as {
    url: string;
    state: string;
  });
});

test('a preview shows the whole site at its own address, hidden from search engines', async ({
  page,
  previews,
  site,
}) => {
  expect([new URL(url).origin, state]).toEqual([previews, 'served']);
  const response = await page.goto(url);

  expect(response?.status()).toBe(200);
  expect(response?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await hydrated(page.getByRole('heading', { level: 1 }));
  await goToOther(page, remotes[0]);
  await expect(page).toHaveURL(`${url}privacy-policy`);
  await page.getByRole('banner').getByRole('link', { name: frame.tagline }).click();
  await expect(page, 'home has its slash, so that it can be reloaded').toHaveURL(url);

  const onLiveSite = await page.request.get(site + new URL(url).pathname);
  expect(onLiveSite.status(), 'the live site has no preview').toBe(404);
});

test.describe('the banner of a preview', () => {
  const banner = (page: Page) => page.getByRole('dialog', { name: words.title });

  test('says what it is of, covers nothing, and can be closed', async ({ page }) => {
    await page.goto(url);
    await hydrated(page.getByRole('heading', { level: 1 }));
    await expect(banner(page)).toContainText(/The landing page: “For the journeys”, published \d+ \w+ \d{4}/);
    const { y, height } = (await banner(page).boundingBox())!;
    const header = (await page.getByRole('banner').boundingBox())!;
    expect([y, header.y >= height]).toEqual([0, true]);

    await banner(page).getByRole('button', { name: words.close }).click();
    await expect(banner(page)).toBeHidden();
    await goToOther(page, remotes[0]);
    await expect(banner(page), 'it stays closed within the site').toBeHidden();
  });

  test('can be closed without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(url);

    await banner(page).getByRole('button', { name: words.close }).click();

    await expect(banner(page)).toBeHidden();
    await context.close();
  });

  test('is accessible, and the page with it', async ({ page }) => {
    await page.goto(url);
    await hydrated(page.getByRole('heading', { level: 1 }));

    const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();

    expect(violations.map(({ id }) => id)).toEqual([]);
  });
});
