import type { Page } from '@playwright/test';
import { heading } from './support/site-pages';
import { expect, hydrated, test, untilIdle } from './support/test';

const PAGES = [
  { path: '/', other: '/privacy-policy' },
  { path: '/privacy-policy', other: '/' },
];

/** All words of the remote's page, those too that only assistive technology gets. */
const words = (page: Page) => page.locator('#page').evaluate((region) => region.textContent);

/** The code and the words of what has no behaviour. */
const isText = (url: string) => /\/(text-[a-z]+|landing-text|policy-text)\.[\w-]+\.js$/.test(url);

/** Follows a link of the footer, whatever language it is in. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await hydrated(heading(page));
}

for (const { path: address, other: otherAddress } of PAGES) {
  test.describe(`the page ${address}`, () => {
    // The footer leads to the sections of the landing page, not to its beginning.
    const link = (to: string) => (to.endsWith('/') ? `${to}#services` : to);

    test('brings neither code nor words of what has no behaviour, and has them all', async ({
      page,
      browser,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(address);
      await hydrated(heading(page));
      await untilIdle(page);

      const context = await browser.newContext({ javaScriptEnabled: false });
      const served = await context.newPage();
      await served.goto(new URL(address, page.url()).href);
      expect(await words(page)).toBe(await served.locator('#page').textContent());
      expect(asked.filter(isText)).toEqual([]);
      await context.close();
    });

    test('says the same, word for word, after a navigation within the site', async ({ page }) => {
      await page.goto(address);
      await hydrated(heading(page));
      const served = await words(page);
      await page.goto(otherAddress);
      await hydrated(heading(page));

      await follow(page, link(address));

      expect((await words(page))?.length).toBeGreaterThan(1_000);
      expect(await words(page)).toBe(served);
    });
  });
}
