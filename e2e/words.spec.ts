import type { Page } from '@playwright/test';
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

/** What stands between two characters of an address that are on different lines. */
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

inEachLanguage((prefix, tag) => {
  for (const path of sitePaths) {
    test(`${prefix}${path} has no label longer than its button on a phone`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(prefix + path);
      await hasArrived(page);

      expect(await overlongLabels(page)).toEqual([]);
    });

    if (languages.find((language) => language.tag === tag)?.direction === 'rtl')
      test(`${prefix}${path} draws numbers as they are read`, async ({ page }) => {
        await page.goto(prefix + path);
        await hasArrived(page);

        expect(await turnedNumbers(page)).toEqual([]);
      });
  }
});

for (const path of sitePaths)
  test(`${path} breaks addresses after their @, if at all`, async ({ page }) => {
    await page.goto(path);
    await hasArrived(page);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 640 });
      expect(
        (await addressBreaks(page)).filter((character) => character !== '@'),
        `${width} px`,
      ).toEqual([]);
    }
  });
