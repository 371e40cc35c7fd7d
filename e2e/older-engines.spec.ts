import { headingsInHtml } from './support/headings-in-html';
import { expect, test } from './support/test';

/** What the oldest browsers that get scripts have, and those before them do not (docs/reliability.md). */
const FEATURES = ['Object.hasOwn', 'Array.prototype.at'];

for (const feature of FEATURES) {
  test(`a browser without ${feature} has the pages as HTML, and their links`, async ({ page }) => {
    await page.addInitScript(`delete ${feature}`);
    await page.goto('/');
    await page.waitForLoadState('networkidle');

    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const isTakenOver = await heading.evaluate((element) =>
      Object.keys(element).some((key) => key.startsWith('__react')),
    );
    expect(isTakenOver).toBe(false);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(await headingsInHtml(page));

    const policy = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    const answer = page.waitForResponse((response) => response.request().isNavigationRequest());
    await policy.click();
    expect((await answer).status()).toBe(200);
    await expect(page).toHaveURL(/\/privacy-policy$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
