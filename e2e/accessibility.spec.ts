import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contact } from '../landing-remote/content/contact.content';
import { frame } from '../shell/content/frame.content';
import { expect, hydrated, test } from './support/test';

test.use({ expectedMessages: /404/ });

const paths = ['/', '/privacy-policy', '/no-such-page'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that the dark theme changes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

async function expectNoViolations(page: Page, colorScheme: 'light' | 'dark') {
  // Colours are judged as they are when nothing moves.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  );
  const axe = new AxeBuilder({ page });
  const { violations } = await (
    colorScheme === 'light' ? axe.withTags(WCAG) : axe.withRules(COLOURS)
  ).analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
  ).toEqual([]);
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

    test(`the open menu has no ${violation}`, async ({ page, isMobile }) => {
      await page.goto('/');
      await hydrated(page.getByRole('banner'));
      if (isMobile) await page.getByText(frame.menu, { exact: true }).click();
      else {
        await page.getByRole('button', { name: new RegExp(`^${frame.theme.label}`) }).click();
        await expect(page.getByRole('menu')).toBeVisible();
      }
      await expectNoViolations(page, colorScheme);
    });

    test(`the tooltip has no ${violation}`, { tag: '@desktop' }, async ({ page }) => {
      await page.goto('/');
      await hydrated(page.getByRole('region', { name: contact.title }));
      await page.getByRole('button', { name: contact.ios.label }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expectNoViolations(page, colorScheme);
    });
  });
}
