import { sitePaths } from './support/site-paths';
import { expect, test } from './support/test';

// Crawlers read what is served; scripts add nothing to it.
test.use({ javaScriptEnabled: false });

test.describe('a site that its business has not completed', () => {
  for (const path of sitePaths) {
    test(`keeps search engines away from ${path}`, async ({ page }) => {
      await page.goto(path);

      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(
        page.locator('link[rel=canonical], meta[property="og:url"], script[type="application/ld+json"]'),
      ).toHaveCount(0);
    });
  }
});
