import { expect, test } from './support/languages';
import { hydrated } from './support/test';

test.beforeEach(async ({ page, words: { contact } }) => {
  await page.goto('/');
  await hydrated(page.getByRole('button', { name: contact.ios.label }));
});

test('the iOS button is disabled for good, reachable, and says why in words', async ({
  page,
  words: { contact },
}) => {
  const button = page.getByRole('button', { name: contact.ios.label });

  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleDescription(contact.ios.comingSoon);
  await expect(button).toContainText(contact.ios.comingSoon);
  await button.focus();
  await expect(button).toBeFocused();
});

test.describe('with a pointer or a keyboard', { tag: '@desktop' }, () => {
  test('resting on the iOS button shows the tooltip, which stays under the pointer and closes on Esc', async ({
    page,
    words: { contact },
  }) => {
    const button = page.getByRole('button', { name: contact.ios.label });
    const tooltip = page.getByRole('tooltip');

    await button.hover();
    await expect(tooltip).toHaveText(contact.ios.comingSoon);
    await tooltip.hover();
    await expect(tooltip).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(tooltip).toBeHidden();
  });

  test('reaching the iOS button by keyboard shows the tooltip', async ({ page, words: { contact } }) => {
    await page
      .getByRole('region', { name: contact.title })
      .getByRole('link', { name: new RegExp(contact.download) })
      .focus();
    await page.keyboard.press('Tab');

    await expect(page.getByRole('button', { name: contact.ios.label })).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText(contact.ios.comingSoon);
  });
});
