import type { Locator, Page } from '@playwright/test';
import { languages } from '../shared/site/languages';
import { expect, inEachLanguage, test } from './support/languages';
import { sitePaths } from './support/site-paths';
import { hasArrived } from './support/test';

/** Labels of buttons that leave their button, or take more than two lines of it. */
function overlongLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('a, button, summary')].filter((element) => {
      const { display, borderTopStyle } = getComputedStyle(element);
      return element.checkVisibility() && /flex/.test(display) && borderTopStyle !== 'none';
    });
    return buttons.flatMap((button) => {
      const { left, right } = button.getBoundingClientRect();
      const lines: DOMRect[] = [];
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        // What is said to those who do not see it takes no room.
        if (node.parentElement!.getBoundingClientRect().width <= 1) continue;
        const words = document.createRange();
        words.selectNodeContents(node);
        lines.push(...words.getClientRects());
      }
      const isWider = lines.some((line) => line.left < left || line.right > right);
      const tops = new Set(lines.map(({ top }) => Math.round(top)));
      return isWider || tops.size > 2 ? [button.innerText] : [];
    });
  });
}

/** Words of which a part is on the next line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: word, index } of node.textContent!.matchAll(/[\p{L}\p{M}\p{N}\u200c\u200d.]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].map(({ top }) => top);
        if (Math.max(...tops) - Math.min(...tops) > 5) broken.push(word);
      }
    return broken;
  });
}

/** What is between two characters of an address that are on different lines. */
function addressBreaks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const addresses = [...document.querySelectorAll<HTMLElement>('a[href^="mailto:"]')].filter(
      (link) => link.innerText.includes('@') && link.checkVisibility(),
    );
    return addresses.flatMap((link) => {
      const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      const characters: { character: string; top: number }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        [...node.textContent!].forEach((character, index) => {
          const range = document.createRange();
          range.setStart(node!, index);
          range.setEnd(node!, index + 1);
          characters.push({ character, top: range.getBoundingClientRect().top });
        });
      return characters.flatMap(({ character, top }, index) =>
        index + 1 < characters.length && characters[index + 1]!.top > top + 5 ? [character] : [],
      );
    });
  });
}

/** Numbers with their signs whose characters are not drawn from left to right, as they are read. */
function turnedNumbers(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const turned: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      for (const { 0: number, index } of node.textContent!.matchAll(/\+?\d+(?:[.,:/-]\d+|\(\d+\)|\+)*/g)) {
        const boxes = [...number].map((_, place) => {
          const range = document.createRange();
          range.setStart(node!, index + place);
          range.setEnd(node!, index + place + 1);
          return range.getBoundingClientRect();
        });
        const isShown = boxes.every(({ width }) => width > 0);
        const isOneLine = boxes.every(({ top }) => Math.abs(top - boxes[0]!.top) < 5);
        if (
          isShown &&
          isOneLine &&
          boxes.some(({ left }, place) => place > 0 && left < boxes[place - 1]!.left)
        )
          turned.push(number);
      }
    return turned;
  });
}

/** Whether a click in the element's middle, and near either end, would reach it. */
function isOnTop(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    return [left + 4, (left + right) / 2, right - 4].every((x) =>
      node.contains(document.elementFromPoint(x, middle)),
    );
  });
}

inEachLanguage((prefix, tag) => {
  test('on a phone, no label is longer than its button, no word breaks, and the floating button covers nothing of the hero', async ({
    page,
    words: { hero },
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    // What comes in turns a little meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [...sitePaths.filter((other) => other !== '/'), '/']) {
      await page.goto(prefix + path);
      await hasArrived(page);
      expect(await overlongLabels(page), path).toEqual([]);
      expect(await brokenWords(page), path).toEqual([]);
    }
    const badges = page.getByRole('list', { name: hero.badgesLabel }).getByRole('listitem');
    const learnMore = page.getByRole('link', { name: new RegExp(`^${hero.learnMore.label}`) });
    for (const [width, height] of [
      [320, 568],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const one of [learnMore, ...(await badges.all())]) {
        // Where the button floats.
        await one.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          scrollBy({ top: (top + bottom) / 2 - (innerHeight - 38), behavior: 'instant' });
        });
        await expect.poll(() => isOnTop(one), `${await one.innerText()} at ${width}x${height}`).toBe(true);
      }
    }
  });

  if (languages.find((language) => language.tag === tag)?.direction === 'rtl')
    test('numbers are drawn as they are read', async ({ page }) => {
      for (const path of sitePaths) {
        await page.goto(prefix + path);
        await hasArrived(page);
        expect(await turnedNumbers(page), path).toEqual([]);
      }
    });
});

test('addresses break after their @, if at all', async ({ page }) => {
  for (const path of sitePaths) {
    await page.goto(path);
    await hasArrived(page);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      const breaks = await addressBreaks(page);
      expect(
        breaks.filter((character) => character !== '@'),
        `${path} at ${width} px`,
      ).toEqual([]);
    }
  }
});
