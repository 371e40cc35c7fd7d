import { expect, test } from './support/languages';

test('feature cards show pictures, which load when they come near', async ({ page, words }) => {
  await page.goto('/');
  const pictures = page.getByRole('region', { name: words.features.title }).getByRole('img');

  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});
