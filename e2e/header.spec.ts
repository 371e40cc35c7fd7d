import { frame } from '../shell/content/frame.content';
import { sitePaths } from './support/site-paths';
import { expect, hydrated, test } from './support/test';

test.describe('on a wide screen', { tag: '@desktop' }, () => {
  for (const path of sitePaths) {
    test(`the header of ${path} leads to the sections of the landing page`, async ({ page }) => {
      for (const { label, hash } of frame.navigation) {
        await page.goto(path);
        await hydrated(page.getByRole('banner'));
        await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: label }).click();

        await expect(page).toHaveURL(`/${hash}`);
        await expect(page.locator(hash)).toBeInViewport();
        await expect.poll(() => topOf(page, hash), `${hash} starts below the header`).toBeLessThan(200);
      }
    });
  }
});

test('the header stays at the top, with the logo, the tagline and the download', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 3000);
  const header = page.getByRole('banner');

  await expect(header).toBeInViewport();
  await expect(header.getByRole('link', { name: frame.tagline })).toHaveAttribute('href', '/');
  await expect(header.getByRole('link', { name: frame.tagline })).toBeInViewport();
});

test(
  'the privacy policy opens without a full load, titled, at its top, with the heading in focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page.getByRole('banner'));
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    await page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacyPolicy }).click();

    await expect(page).toHaveTitle(/Privacy Policy/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
);

async function topOf(page: import('@playwright/test').Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.abs(element.getBoundingClientRect().top));
}
