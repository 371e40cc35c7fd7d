import type { Page } from '@playwright/test';
import { expect, inEachWayOfWriting, test } from './support/languages';
import { sitePaths } from './support/site-paths';
import { hasArrived } from './support/test';

test.use({ expectedMessages: /404/ });

const WIDTHS = [320, 360, 480, 640, 768, 1024, 1280, 1920];

test('the header stays at the top, but on a screen too low for it', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 640, height: 256 });
  await expect(page.getByRole('banner')).not.toBeInViewport();
});

inEachWayOfWriting((prefix) => {
  for (const path of [...sitePaths, '/no-such-page']) {
    test(`${prefix}${path} fits screens from 320 px on, with targets large enough and letters that can be told apart, zoomed, and with the reader's own spacing`, async ({
      page,
    }) => {
      await page.goto(prefix + path);
      await hasArrived(page);
      const problems: string[] = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 });
        problems.push(...(await problemsOf(page)).map((problem) => `${width} px: ${problem}`));
      }
      expect(problems).toEqual([]);

      // A window of 1280 by 800 px, zoomed to 200 % (WCAG 2.2 1.4.4).
      await page.setViewportSize({ width: 640, height: 400 });
      expect(await overlapsOf(page), 'texts that lie on another').toEqual([]);

      await page.setViewportSize({ width: 320, height: 800 });
      await spaceText(page);
      expect(await cutTextsOf(page), 'texts that are cut off').toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  }
});

/** WCAG 2.2 1.4.12, by CSSOM: the page's policy allows no style attribute. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      Object.assign(element.style, { lineHeight: '1.5', letterSpacing: '0.12em', wordSpacing: '0.16em' });
  });
}

function cutTextsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, li')]
      .filter(
        (element) =>
          element.checkVisibility() &&
          getComputedStyle(element).overflow === 'hidden' &&
          element.scrollWidth > element.clientWidth + 1,
      )
      .map((element) => element.innerText),
  );
}

function overlapsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p)')].filter(
      (element) => element.checkVisibility() && element.innerText,
    );
    const boxes = texts.map((element) => ({ element, box: element.getBoundingClientRect() }));
    return boxes.flatMap(({ element, box }, index) =>
      boxes
        .slice(index + 1)
        .filter(({ element: other }) => !element.contains(other))
        .filter(
          ({ box: other }) =>
            box.left < other.right - 1 &&
            other.left < box.right - 1 &&
            box.top < other.bottom - 2 &&
            other.top < box.bottom - 2,
        )
        .map(({ element: other }) => `${element.innerText.slice(0, 30)} / ${other.innerText.slice(0, 30)}`),
    );
  });
}

/** What is too wide for the window, too small to be hit, or too heavy to be read. */
function problemsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    const visible = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        !/hidden|skip/.test(element.closest('[class]')?.className.toString() ?? ''),
    );
    const name = (element: HTMLElement) => `${element.tagName} "${element.innerText?.slice(0, 30)}"`;
    const beyond = visible.filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return (
        own > 1 &&
        (right > screen + 1 || left < -1) &&
        !element.closest('details:not([open]) > :not(summary)')
      );
    });
    // WCAG 2.2 2.5.8: 24 px, unless the link is in a sentence.
    const small = visible.filter((element) => {
      if (!element.matches('a, button, summary, input')) return false;
      const { width: own, height } = element.getBoundingClientRect();
      const isInSentence = element.matches('a') && getComputedStyle(element).display === 'inline';
      return !isInSentence && own > 1 && Math.min(own, height) < 24 && !element.closest('label');
    });
    // In small bold letters of the heading's font, the dot of an "i" runs into its stem on a screen with 1 dot per px.
    const heavy = visible.filter((element) => {
      const { fontFamily, fontSize, fontWeight } = getComputedStyle(element);
      const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim());
      return hasWords && fontFamily.includes('Anek') && parseFloat(fontSize) < 16 && Number(fontWeight) > 600;
    });
    const isWide = document.documentElement.scrollWidth > screen;
    return [
      ...(isWide ? ['the page scrolls sideways'] : []),
      ...beyond.map((element) => `beyond: ${name(element)}`),
      ...small.map((element) => `small: ${name(element)}`),
      ...heavy.map((element) => `heavy: ${name(element)}`),
    ];
  });
}
