import { frame } from '../shell/content/frame.content';
import { expect, hydrated, test } from './support/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/');
  await hydrated(page.getByRole('banner'));
});

const link = (page: import('@playwright/test').Page, name: string) =>
  page.getByRole('navigation', { name: 'Mobile' }).getByRole('link', { name });

test('the menu is closed until it is opened', async ({ page }) => {
  await expect(link(page, 'Services')).toBeHidden();
  await page.getByText(frame.menu, { exact: true }).click();
  await expect(link(page, 'Services')).toBeVisible();
});

test('choosing a link closes the menu and scrolls to the section', async ({ page }) => {
  await page.getByText(frame.menu, { exact: true }).click();
  await link(page, 'Partners').click();

  await expect(link(page, 'Partners')).toBeHidden();
  await expect(page.locator('#partners')).toBeInViewport();
});

test('Esc closes the menu and gives the focus back to its button', async ({ page }) => {
  await page.getByText(frame.menu, { exact: true }).click();
  await link(page, 'Services').focus();
  await page.keyboard.press('Escape');

  await expect(link(page, 'Services')).toBeHidden();
  await expect(page.locator('summary:focus')).toHaveText(frame.menu);
});

test('turning the phone closes the menu', async ({ page }) => {
  await page.getByText(frame.menu, { exact: true }).click();
  await page.setViewportSize({ width: 740, height: 360 });

  await expect(link(page, 'Services')).toBeHidden();
});

test('the menu has the download and the three themes', async ({ page }) => {
  await page.getByText(frame.menu, { exact: true }).click();

  await expect(page.getByRole('banner').getByRole('link', { name: 'Download App' })).toBeVisible();
  for (const mode of ['Light', 'Dark', 'System'])
    await expect(page.getByRole('radio', { name: mode })).toBeVisible();
});
