import type { Page } from '@playwright/test';
import { expect, test } from './support/languages';
import { framePaths, sitePaths } from './support/site-paths';
import { hydrated } from './support/test';
import { wordsIn } from './support/site-words';

const { frame: kannada } = wordsIn('kn');

/** A laptop, and the narrowest window that the site is made for. */
const windows = [
  { width: 1280, height: 800 },
  { width: 320, height: 640 },
];

/** In px. */
const LINE = 60;

interface Stop {
  name: string;
  /** Where it stands on the page, in px. */
  top: number;
  isInOrder: boolean;
  isInSight: boolean;
  hasRing: boolean;
}

/** Goes through the page with one key until the browser's own controls come, and sees where the focus is. */
async function stopsBy(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let press = 0; press < 150; press += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      if (element === document.body) return null;
      // A link may go over two lines.
      const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
      const reached = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      // What sticks, and what is in another column, has places of its own.
      const isAside =
        Boolean(element.closest('header, nav')) ||
        getComputedStyle(element.parentElement!).position === 'sticky';
      return {
        name: element.innerText || element.ariaLabel || element.tagName,
        top: box.top + scrollY,
        isInOrder: Boolean(element.closest('main')) && !isAside,
        isInSight:
          box.bottom > 0 &&
          box.top < innerHeight &&
          (element.contains(reached) || Boolean(reached?.contains(element))),
        hasRing: getComputedStyle(element).outlineStyle !== 'none',
      };
    });
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Opens a page so that the keyboard can go through it. */
async function openIn(page: Page, path: string, window: (typeof windows)[number]): Promise<void> {
  await page.setViewportSize(window);
  // A smooth scroll would still be under way when the test looks.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await hydrated(page.getByRole('heading', { level: 1 }));
}

const outOfSight = (stops: Stop[]) => stops.filter(({ isInSight }) => !isInSight).map(({ name }) => name);

for (const path of sitePaths) {
  for (const window of windows) {
    test(`the keyboard goes through ${path}, ${window.width} px wide, in order and always in sight, and back`, async ({
      page,
    }) => {
      await openIn(page, path, window);
      const forth = await stopsBy(page, 'Tab');
      const back = await stopsBy(page, 'Shift+Tab');

      // The frame alone has more than ten.
      expect(forth.length).toBeGreaterThan(framePaths.includes(path) ? 20 : 10);
      expect(outOfSight([...forth, ...back])).toEqual([]);
      expect([...forth, ...back].filter(({ hasRing }) => !hasRing).map(({ name }) => name)).toEqual([]);
      const inOrder = forth.filter((stop) => stop.isInOrder);
      // Links of one line differ by what is around them.
      const backwards = inOrder.filter(({ top }, index) => index > 0 && top < inOrder[index - 1]!.top - LINE);
      expect(backwards.map(({ name }) => name)).toEqual([]);
    });
  }
}

test('the first stop of the keyboard skips to the content', async ({ page, words: { frame } }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: frame.skipLink })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('to a browser that prefers Kannada', () => {
  test.use({ locale: 'kn-IN' });

  test('the line that offers it covers nothing that has the focus', async ({ page }) => {
    await openIn(page, '/', windows[1]!);
    await expect(page.getByRole('complementary', { name: kannada.language.offer.text })).toBeVisible();

    expect(outOfSight(await stopsBy(page, 'Tab'))).toEqual([]);
    expect(outOfSight(await stopsBy(page, 'Shift+Tab'))).toEqual([]);
  });
});
