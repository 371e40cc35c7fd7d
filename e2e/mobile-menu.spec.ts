import type { Page } from '@playwright/test';
import { expect, test } from './support/languages';
import type { SiteWords } from './support/site-words';
import { hydrated } from './support/test';

const link = (page: Page, { frame }: SiteWords, hash: string) =>
  page
    .getByRole('navigation', { name: frame.navigationLabels.mobile })
    .getByRole('link', { name: frame.navigation.find((entry) => entry.hash === hash)!.label });

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page.getByRole('banner'));
});

test('the menu opens, and closes by Esc, a link of it, a turned phone, or a link below it', async ({
  page,
  words,
}) => {
  const services = link(page, words, '#services');
  const menu = page.getByText(words.frame.menu, { exact: true });
  await expect(services).toBeHidden();

  await menu.click();
  await services.focus();
  await page.keyboard.press('Escape');
  await expect(services).toBeHidden();
  await expect(page.locator('summary:focus')).toHaveText(words.frame.menu);

  await menu.click();
  await link(page, words, '#partners').click();
  await expect(services).toBeHidden();
  await expect(page.locator('#partners')).toBeInViewport();

  await menu.click();
  await expect(services).toBeVisible();
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(services).toBeHidden();

  await menu.click();
  await page.getByRole('contentinfo').getByRole('link', { name: words.frame.footer.privacyPolicy }).click();
  await expect(page).toHaveURL(/privacy-policy$/);
  await expect(services).toBeHidden();
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
