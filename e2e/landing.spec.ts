import { features } from '../landing-remote/content/features.content';
import { expect, test } from './support/test';

const storeLink = /^https:\/\/play\.google\.com\/store\/apps\/details\?id=/;

test.beforeEach(async ({ page }) => {
  await page.goto('/');
});

test('feature cards show pictures, which load when they come near', async ({ page }) => {
  const pictures = page.getByRole('region', { name: features.title }).getByRole('img');

  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('every download link opens the store in a new tab, and says so', async ({ page }) => {
  const links = await page.getByRole('link', { name: /Download/ }).all();

  expect(links.length).toBeGreaterThan(2);
  for (const link of links) {
    await expect(link).toHaveAttribute('href', storeLink);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAccessibleName(/Download App.*opens in a new tab/);
  }
});
