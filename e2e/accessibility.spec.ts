import type { Page } from '@playwright/test';
import { WCAG } from '../platform/page-check/visit';
import { violationsInBothThemes } from './support/axe';
import { expect, inEachDirection, test } from './support/languages';
import { themeButton } from './support/site-pages';
import { sitePaths } from './support/site-paths';
import { hasArrived, hydrated } from './support/test';

test.use({ expectedMessages: /404/ });

async function expectNoViolations(page: Page) {
  // What is further down is laid out after the first paint, and moves what axe looks at.
  await hasArrived(page);
  expect(await violationsInBothThemes(page, (axe) => axe.withTags(WCAG))).toEqual([]);
}

inEachDirection((prefix) => {
  // Pages of all languages have the same structure and colours.
  for (const path of prefix === '' ? [...sitePaths, '/privacy-policy?draft', '/no-such-page'] : ['/']) {
    test(
      `${prefix}${path} has no accessibility violation in either theme`,
      { tag: '@desktop' },
      async ({ page }) => {
        await page.goto(prefix + path);
        await hydrated(page.getByRole('heading', { level: 1 }));
        await expectNoViolations(page);
      },
    );
  }
});

test('the open menu has no violation', async ({ page, words: { frame }, isMobile }) => {
  await page.goto('/');
  await hydrated(page.getByRole('banner'));
  if (isMobile) await page.getByText(frame.menu, { exact: true }).click();
  else {
    await themeButton(page).click();
    await expect(page.getByRole('menu')).toBeVisible();
  }
  await expectNoViolations(page);
});

test('the tooltip has no violation', { tag: '@desktop' }, async ({ page, words: { contact } }) => {
  await page.goto('/');
  await hydrated(page.getByRole('region', { name: contact.title }));
  await page.getByRole('button', { name: contact.ios.label }).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  await expectNoViolations(page);
});

test.describe('to a browser that prefers Tamil', () => {
  test.use({ language: 'ta', locale: 'ta-IN' });

  test('the line that offers it has no violation', { tag: '@phone' }, async ({ page, words: { frame } }) => {
    await page.goto('/');
    await expect(page.getByRole('complementary', { name: frame.language.offer.text })).toBeVisible();
    await expectNoViolations(page);
  });
});
