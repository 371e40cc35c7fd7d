import { expect, inEachLanguage, test } from './support/languages';

const storeLink = /^https:\/\/play\.google\.com\/store\/apps\/details\?id=/;

inEachLanguage((prefix) => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${prefix}/`);
  });

  test('feature cards show pictures, which load when they come near', async ({ page, words }) => {
    const pictures = page.getByRole('region', { name: words.features.title }).getByRole('img');

    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  test('every download link opens the store in a new tab, and says so', async ({
    page,
    words: { frame, hero },
  }) => {
    const links = await page
      .getByRole('link', { name: new RegExp(`${frame.download}|${hero.download}`) })
      .all();

    expect(links.length).toBeGreaterThan(2);
    for (const link of links) {
      await expect(link).toHaveAttribute('href', storeLink);
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
      await expect(link).toHaveAccessibleName(
        new RegExp(`(${frame.download}|${hero.download}).*${frame.newTab}`),
      );
    }
  });
});
