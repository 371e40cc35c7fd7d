import type { Page } from '@playwright/test';
import { COLOURS, WCAG } from '../deploy/check/axe-rules';
import { violationsIn } from './support/axe';
import { expect, inEachLanguage, inEachTranslation, test } from './support/languages';
import { sitePaths } from './support/site-paths';
import { hasArrived, hydrated } from './support/test';

test.use({ expectedMessages: /404/ });

const paths = [...sitePaths, '/no-such-page'];
async function expectNoViolations(page: Page, colorScheme: 'light' | 'dark') {
  // What is further down is laid out after the first paint, and moves what axe looks at.
  await hasArrived(page);
  const found = await violationsIn(page, (axe) =>
    colorScheme === 'light' ? axe.withTags(WCAG) : axe.withRules(COLOURS),
  );
  expect(found).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  const violation = colorScheme === 'light' ? 'violation' : 'violation of colour';

  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of paths) {
      test(`${path} has no accessibility ${violation}`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page.getByRole('heading', { level: 1 }));
        await expectNoViolations(page, colorScheme);
      });
    }

    inEachLanguage((prefix) => {
      test(`the open menu has no ${violation}`, async ({ page, words: { frame }, isMobile }) => {
        await page.goto(`${prefix}/`);
        await hydrated(page.getByRole('banner'));
        if (isMobile) await page.getByText(frame.menu, { exact: true }).click();
        else {
          await page.getByRole('button', { name: new RegExp(`^${frame.theme.label}`) }).click();
          await expect(page.getByRole('menu')).toBeVisible();
        }
        await expectNoViolations(page, colorScheme);
      });

      test(`the tooltip has no ${violation}`, { tag: '@desktop' }, async ({ page, words: { contact } }) => {
        await page.goto(`${prefix}/`);
        await hydrated(page.getByRole('region', { name: contact.title }));
        await page.getByRole('button', { name: contact.ios.label }).hover();
        await expect(page.getByRole('tooltip')).toBeVisible();
        await expectNoViolations(page, colorScheme);
      });
    });

    inEachTranslation(() => {
      test(`the line that offers it has no ${violation}`, async ({ page, words: { frame } }) => {
        await page.goto('/');
        await expect(page.getByRole('complementary', { name: frame.language.offer.text })).toBeVisible();
        await expectNoViolations(page, colorScheme);
      });
    });
  });
}

inEachTranslation((prefix) => {
  for (const path of paths) {
    test(`${prefix}${path} has no accessibility violation in either theme`, async ({ page }) => {
      await page.goto(prefix + path);
      await hydrated(page.getByRole('heading', { level: 1 }));
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expectNoViolations(page, colorScheme);
      }
    });
  }
});
