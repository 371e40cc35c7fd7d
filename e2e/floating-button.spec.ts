import type { Locator, Page } from '@playwright/test';
import { languages } from '../shared/site/languages';
import { isOnTop } from './support/is-on-top';
import { expect, inEachDirection, test } from './support/languages';
import { framePaths, sitePaths } from './support/site-paths';
import type { SiteWords } from './support/site-words';
import { hasArrived } from './support/test';

/** Small, usual and large ones, and one on its side. */
const PHONES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
] as const;

const floating = (page: Page, { kitWords }: SiteWords) =>
  page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${kitWords.download}`), includeHidden: true })
    .last();

inEachDirection((prefix, tag) => {
  const isFromTheRight = languages.find((language) => language.tag === tag)?.direction === 'rtl';

  test('the floating download button is at the bottom, where lines end, while the visitor reads', async ({
    page,
    words,
  }) => {
    await page.goto(`${prefix}/`);
    await page.mouse.wheel(0, 1500);
    const viewport = page.viewportSize() ?? { width: 0, height: 0 };
    const box = await boxOf(floating(page, words));
    const toLinesEnd = isFromTheRight ? box.x : viewport.width - (box.x + box.width);

    expect(toLinesEnd).toBeGreaterThanOrEqual(0);
    expect(toLinesEnd).toBeLessThan(40);
    expect(viewport.height - (box.y + box.height)).toBeLessThan(40);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test('the floating button covers neither the WhatsApp button nor the footer’s links on any page', async ({
      page,
      words: { frame, contact },
    }) => {
      for (const path of sitePaths) {
        await page.goto(path);
        const whatsApp = page.getByRole('main').getByRole('link', { name: contact.whatsApp });
        const privacy = page.getByRole('contentinfo').getByRole('link', { name: frame.footer.privacyPolicy });
        for (const link of framePaths.includes(path) ? [whatsApp, privacy] : [privacy]) {
          await link.scrollIntoViewIfNeeded();
          expect(await isOnTop(link), `${path}: ${await link.innerText()}`).toBe(true);
        }
      }
    });
  });
}

test('at the end of a page no text lies below the floating button, on any phone @phone', async ({
  page,
  words,
}) => {
  for (const path of sitePaths) {
    await page.goto(path);
    // Until then its end moves.
    await hasArrived(page);
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() =>
        scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      await expect(floating(page, words), `${path} at ${width}x${height}`).not.toBeInViewport();
    }
  }
});

async function boxOf(element: Locator) {
  return (await element.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}
