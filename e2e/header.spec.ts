import type { Page } from '@playwright/test';
import { expect, test } from './support/languages';
import { sitePaths } from './support/site-paths';
import { hydrated } from './support/test';

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  for (const path of sitePaths) {
    test(`the header of ${path} leads to the sections of the landing page`, async ({
      page,
      words: { frame },
    }) => {
      await page.goto(path);
      await hydrated(page.getByRole('banner'));
      const links = page.getByRole('navigation', { name: frame.navigationLabels.main, exact: true });
      for (const { label, hash } of frame.navigation) {
        await links.getByRole('link', { name: label }).click();

        await expect(page).toHaveURL(`/${hash}`);
        await expect(page.locator(hash)).toBeInViewport();
        await expect.poll(() => topOf(page, hash), `${hash} starts below the header`).toBeLessThan(200);
      }
    });
  }
});

test('the header stays at the top, with the logo, the tagline and the download', async ({
  page,
  words: { frame },
}) => {
  await page.goto('/');
  await page.mouse.wheel(0, 3000);
  const header = page.getByRole('banner');
  const home = header.getByRole('link', { name: frame.tagline });

  await expect(header).toBeInViewport();
  await expect(home).toHaveAttribute('href', '/');
  await expect(home).toBeInViewport();
});

test(
  'the privacy policy opens without a full load, titled, at its top, with the heading in focus',
  { tag: '@desktop' },
  async ({ page, words: { frame } }) => {
    await page.goto('/');
    await hydrated(page.getByRole('banner'));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacyPolicy }).click();

    await expect(page).toHaveURL('/privacy-policy');
    await expect(page).toHaveTitle(new RegExp(frame.footer.privacyPolicy));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

async function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.abs(element.getBoundingClientRect().top));
}
