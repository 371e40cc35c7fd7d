import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { contact } from '../landing-remote/content/contact.content';
import { frame } from '../shell/content/frame.content';
import { expect, hydrated, test } from './support/test';

test.use({ expectedMessages: /404/ });

const paths = ['/', '/privacy-policy', '/no-such-page'];
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

async function expectNoViolations(page: Page) {
  // Colours are judged as they are when nothing moves.
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`)).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    for (const path of paths) {
      test(`${path} has no accessibility violation`, async ({ page }) => {
        await page.goto(path);
        await hydrated(page.getByRole('heading', { level: 1 }));
        await expectNoViolations(page);
      });
    }

    test('the open menu has none', async ({ page, isMobile }) => {
      await page.goto('/');
      await hydrated(page.getByRole('banner'));
      if (isMobile) await page.getByText(frame.menu, { exact: true }).click();
      else {
        await page.getByRole('button', { name: new RegExp(`^${frame.theme.label}`) }).click();
        await expect(page.getByRole('menu')).toBeVisible();
      }
      await expectNoViolations(page);
    });

    test('the tooltip has none', async ({ page, isMobile }) => {
      test.skip(isMobile, 'touch screens show the words in the button');
      await page.goto('/');
      await hydrated(page.getByRole('region', { name: contact.title }));
      await page.getByRole('button', { name: contact.ios.label }).hover();
      await expect(page.getByRole('tooltip')).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

test('the keyboard goes through the page in its order, always in sight', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a keyboard belongs to a wide screen here');
  // A smooth scroll would still be under way when the test looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await hydrated(page.getByRole('region', { name: contact.title }));
  const tops: number[] = [];
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return null;
      const box = element.getBoundingClientRect();
      const reached = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return {
        name: element.innerText || element.ariaLabel,
        top: box.top + scrollY,
        isInMain: Boolean(element.closest('main')),
        isFloating: getComputedStyle(element.parentElement as HTMLElement).position === 'sticky',
        isInSight: box.bottom > 0 && box.top < innerHeight && (element.contains(reached) || Boolean(reached?.contains(element))),
        outline: getComputedStyle(element).outlineStyle,
      };
    });
    if (!focus) break;
    expect(focus.isInSight, `${focus.name} is in sight`).toBe(true);
    expect(focus.outline, `${focus.name} has a focus ring`).not.toBe('none');
    if (focus.isInMain && !focus.isFloating) tops.push(Math.round(focus.top / 100));
  }

  expect(tops).toEqual([...tops].sort((one, other) => one - other));
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frame.skipLink })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});
