import type { Locator } from '@playwright/test';
import { frame } from '../shell/content/frame.content';
import { expect, hydrated, test } from './support/test';

/** Small, usual and large ones, and one on its side. */
const PHONES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
] as const;

const floating = (page: import('@playwright/test').Page) =>
  page
    .getByRole('main')
    .getByRole('link', { name: /^Download App/, includeHidden: true })
    .last();

test('the floating download button stands at the bottom right while the visitor reads', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 1500);
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  const box = await boxOf(floating(page));

  expect(viewport.width - (box.x + box.width)).toBeLessThan(40);
  expect(viewport.height - (box.y + box.height)).toBeLessThan(40);
});

for (const [path, name] of [
  ['/', 'Chat on WhatsApp'],
  ['/privacy-policy', 'Chat on WhatsApp'],
] as const) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
      test.use({ javaScriptEnabled });

      test(`the floating button of ${path} covers neither the WhatsApp button nor the footer's links`, async ({
        page,
      }) => {
        await page.goto(path);
        const whatsApp = page.getByRole('main').getByRole('link', { name });
        const privacy = page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacyPolicy });
        for (const link of [whatsApp, privacy]) {
          await link.scrollIntoViewIfNeeded();
          expect(await isOnTop(link), await link.innerText()).toBe(true);
        }
      });
    });
  }
}

test('at the end of a page no text lies below the floating button, on any phone @phone', async ({ page }) => {
  for (const path of ['/', '/privacy-policy']) {
    await page.goto(path);
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await expect(floating(page), `${path} at ${width}x${height}`).not.toBeInViewport();
    }
  }
});

test('the floating button is gone while the contact card is in view, and comes back', async ({ page }) => {
  await page.goto('/');
  await hydrated(page.getByRole('banner'));
  const card = page.getByRole('region', { name: 'Order in the app' });
  await hydrated(card);
  await card.getByRole('link', { name: /Download/ }).scrollIntoViewIfNeeded();
  await expect(floating(page)).toBeHidden();

  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(floating(page)).toBeVisible();
});

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Whether a click in the element's middle and near its right end would reach it. */
async function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return [(left + right) / 2, right - 4].every((x) => node.contains(document.elementFromPoint(x, middle)));
  });
}
