import type { Page } from '@playwright/test';
import { expect, inEachDirection, test } from './support/languages';
import type { SiteWords } from './support/site-words';
import { hydrated } from './support/test';

const link = (page: Page, { frame }: SiteWords, hash: string) =>
  page
    .getByRole('navigation', { name: frame.navigationLabels.mobile })
    .getByRole('link', { name: frame.navigation.find((entry) => entry.hash === hash)!.label });

inEachDirection((prefix) => {
  test.beforeEach(async ({ page }) => {
    await page.goto(`${prefix}/`);
    await hydrated(page.getByRole('banner'));
  });

  test('the menu is closed until it is opened', async ({ page, words }) => {
    await expect(link(page, words, '#services')).toBeHidden();
    await page.getByText(words.frame.menu, { exact: true }).click();
    await expect(link(page, words, '#services')).toBeVisible();
  });

  test('choosing a link closes the menu and scrolls to the section', async ({ page, words }) => {
    await page.getByText(words.frame.menu, { exact: true }).click();
    await link(page, words, '#partners').click();

    await expect(link(page, words, '#partners')).toBeHidden();
    await expect(page.locator('#partners')).toBeInViewport();
  });

  test('following a link below the open menu closes it, too', async ({ page, words }) => {
    await page.getByText(words.frame.menu, { exact: true }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: words.frame.footer.privacyPolicy }).click();

    await expect(page).toHaveURL(/privacy-policy$/);
    await expect(link(page, words, '#services')).toBeHidden();
  });

  test('Esc closes the menu and gives the focus back to its button', async ({ page, words }) => {
    await page.getByText(words.frame.menu, { exact: true }).click();
    await link(page, words, '#services').focus();
    await page.keyboard.press('Escape');

    await expect(link(page, words, '#services')).toBeHidden();
    await expect(page.locator('summary:focus')).toHaveText(words.frame.menu);
  });

  test('turning the phone closes the menu', async ({ page, words }) => {
    await page.getByText(words.frame.menu, { exact: true }).click();
    await page.setViewportSize({ width: 740, height: 360 });

    await expect(link(page, words, '#services')).toBeHidden();
  });

  test('the menu has the download and the three themes, on a low screen as well', async ({
    page,
    words: { frame, kitWords },
  }) => {
    const download = page.getByRole('banner').getByRole('link', { name: kitWords.download });
    await page.setViewportSize({ width: 640, height: 320 });
    await page.reload();
    await hydrated(page.getByRole('banner'));
    await page.getByText(frame.menu, { exact: true }).click();

    await expect(async () => {
      await download.scrollIntoViewIfNeeded();
      await expect(download).toBeInViewport({ ratio: 1, timeout: 100 });
    }).toPass();
    for (const mode of ['light', 'dark', 'system'] as const)
      await expect(page.getByRole('radio', { name: frame.theme[mode] })).toBeVisible();
  });
});
