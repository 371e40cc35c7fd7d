import { expect, test } from './support/languages';
import { hydrated } from './support/test';

test('the menu has the download and the three themes, on a low screen as well', async ({
  page,
  words: { frame, kitWords },
}) => {
  const download = page.getByRole('banner').getByRole('link', { name: kitWords.download });
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto('/');
  await hydrated(page.getByRole('banner'));
  await page.getByText(frame.menu, { exact: true }).click();

  await expect(async () => {
    await download.scrollIntoViewIfNeeded();
    await expect(download).toBeInViewport({ ratio: 1, timeout: 100 });
  }).toPass();
  for (const mode of ['light', 'dark', 'system'] as const)
    await expect(page.getByRole('radio', { name: frame.theme[mode] })).toBeVisible();
});
