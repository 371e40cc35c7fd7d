import { holdScripts } from './support/hold-scripts';
import { footerLink, heading, remotes, themeButton } from './support/site-pages';
import { expect, test } from './support/test';
import { english } from './support/site-words';

const { frame } = english;

test.describe('on a page whose scripts are on their way', () => {
  const [{ path }] = remotes;

  test('the theme that is chosen in the menu comes with them', { tag: '@phone' }, async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });

    await page.getByText(frame.menu, { exact: true }).click();
    await page.getByRole('radio', { name: frame.theme.dark }).check();
    letGo();

    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('radio', { name: frame.theme.dark })).toBeChecked();
  });

  test('the theme menu that is asked for opens with them, once', { tag: '@desktop' }, async ({ page }) => {
    const letGo = await holdScripts(page);
    await page.goto(path, { waitUntil: 'domcontentloaded' });

    await themeButton(page).click();
    await themeButton(page).click();
    letGo();

    await page.getByRole('menuitemradio', { name: frame.theme.dark }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  for (const { path: from, toOther } of remotes)
    test(`the page that a link of ${from} leads to opens at once`, { tag: '@phone' }, async ({ page }) => {
      await holdScripts(page);
      await page.goto(from, { waitUntil: 'domcontentloaded' });
      const words = (await heading(page).textContent())!;

      await footerLink(page, toOther).click();

      await expect(heading(page)).not.toHaveText(words);
    });
});
