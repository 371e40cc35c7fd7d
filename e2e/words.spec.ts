import type { Page } from '@playwright/test';
import { languages } from '../shared/site/languages';
import { isOnTop } from './support/is-on-top';
import { expect, inEachLanguage, test } from './support/languages';
import { sitePaths } from './support/site-paths';
import { hasArrived } from './support/test';

/** The narrowest one that the site is made for, and a usual one. */
const PHONES = [
  [320, 568],
  [360, 640],
] as const;

/** Labels of buttons that leave their button, or take too many lines of it. */
function overlongLabels(page: Page, mostLines: number): Promise<string[]> {
  return page.evaluate((most) => {
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
      return isWider || tops.size > most ? [button.innerText] : [];
    });
  }, mostLines);
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

/** Words over several lines, so near that signs above and below their letters lie on each other; Latin ones have few. */
function crampedLines(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        [...element.childNodes].some(
          ({ nodeType, nodeValue }) => nodeType === 3 && /(?!\p{Script=Latin})\p{L}/u.test(nodeValue!),
        ),
    );
    return texts.flatMap((element) => {
      const { lineHeight, fontSize } = getComputedStyle(element);
      const isCramped = parseFloat(lineHeight) < 1.2 * parseFloat(fontSize);
      return isCramped && element.clientHeight > 1.5 * parseFloat(lineHeight) ? [element.innerText] : [];
    });
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
      for (const { 0: number, index } of node.textContent!.matchAll(/\+?\d+(?:[ .,:/-]\d+|\(\d+\)|\+)*/g)) {
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

inEachLanguage((prefix, tag) => {
  test('on a phone, no label is longer than its button, no word breaks, no line lies on another, and the floating button covers nothing of the hero', async ({
    page,
    words: { hero },
  }) => {
    // What comes in turns a little meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [...sitePaths.filter((other) => other !== '/'), '/']) {
      await page.goto(prefix + path);
      await hasArrived(page);
      for (const [width, height] of PHONES) {
        await page.setViewportSize({ width, height });
        const at = `${path} at ${width} px`;
        expect(await overlongLabels(page, width < 360 ? 3 : 2), at).toEqual([]);
        expect(await brokenWords(page), at).toEqual([]);
        expect(await crampedLines(page), at).toEqual([]);
      }
    }
    const badges = page.getByRole('list', { name: hero.badgesLabel }).getByRole('listitem');
    const learnMore = page.getByRole('link', { name: new RegExp(`^${hero.learnMore.label}`) });
    for (const [width, height] of PHONES) {
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
