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

async function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => Math.abs(element.getBoundingClientRect().top));
}
