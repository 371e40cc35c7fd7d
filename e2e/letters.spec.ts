import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parts } from '../shared/federation';
import { framePaths } from './support/site-paths';
import { expect, hasArrived, test } from './support/test';

const ROOT = join(__dirname, '..');
/** Pages of parts that have words of their own in a language. */
const pagesIn = (language: string) =>
  Object.entries(parts)
    .filter(([, { workspace }]) => existsSync(join(ROOT, workspace, 'content', language)))
    .flatMap(([part, { workspace, pages }]) => Object.keys(pages).map((path) => ({ path, part, workspace })));

/** The words that a part's font is made for: letters join with their neighbours in a word alone. */
function wordsOfFont(workspace: string, language: string): Set<string> {
  const program = `JSON.stringify(require('./shared/fonts/heading-texts').headingTexts('${workspace}/content/${language}').texts)`;
  const texts = execFileSync(process.execPath, ['-p', program], { cwd: ROOT, encoding: 'utf8' });
  return new Set((JSON.parse(texts) as string[]).flatMap(wordsOf));
}

/** The words of a text in its own script; Latin ones, and values that are filled in, have the system's font. */
function wordsOf(text: string): string[] {
  return text.split(/[A-Za-z]+|\{[^{}]*\}|\s+/).filter((word) => /[\u0900-\u0d7f]/.test(word));
}

/** The texts on the page that are set in a font. */
function textsIn(page: Page, family: string): Promise<string[]> {
  return page.evaluate((name) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement as HTMLElement;
      const isSeen = element.offsetWidth > 1 && element.offsetHeight > 1;
      if (isSeen && getComputedStyle(element).fontFamily.includes(name)) texts.push(node.nodeValue ?? '');
    }
    return texts;
  }, family);
}

for (const language of ['kn', 'hi', 'ta', 'te']) {
  for (const { path, part, workspace } of pagesIn(language)) {
    test(`/${language}${path} has one font, which has all words that are set in it, unspaced, and none made up by the system`, async ({
      page,
    }) => {
      const fonts: string[] = [];
      page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
      const family = `Anek ${language} ${part}`;
      await page.goto(`/${language}${path}`);
      await hasArrived(page);
      await expect
        .poll(() =>
          page.evaluate(
            (name) => [...document.fonts].find((face) => face.family.includes(name))?.status,
            family,
          ),
        )
        .toBe('loaded');

      const set = (await textsIn(page, family)).flatMap(wordsOf);
      const known = wordsOfFont(workspace, language);
      // What is not translated yet has the letters of English.
      if (framePaths.includes(path)) expect(set.length).toBeGreaterThan(40);
      expect(set.filter((word) => !known.has(word))).toEqual([]);
      expect(fonts).toEqual([
        expect.stringMatching(new RegExp(`/_f/${part}/anek-${language}\\.[\\w-]+\\.woff2$`)),
      ]);
      expect(await textsSetAsLatin(page)).toEqual([]);
    });
  }
}

test('/ur/ has the system’s font alone, unspaced, and none made up by the system', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'font' && fonts.push(request.url()));
  await page.goto('/ur/');
  await hasArrived(page);

  expect(fonts).toEqual([]);
  expect(await textsSetAsLatin(page)).toEqual([]);
});

/** Texts with space between their letters, or with letters that the system may make up. A field of digits has none of the script's. */
function textsSetAsLatin(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body, body *:not(input, script)')]
      .filter((element) => {
        const { letterSpacing, fontSynthesis } = getComputedStyle(element);
        return letterSpacing !== 'normal' || fontSynthesis !== 'none';
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
  );
}

// Not the policy's of other languages: in its headings, the numbers have the system's font.
for (const path of ['/', '/privacy-policy', '/kn/', '/hi/', '/ta/', '/te/']) {
  test(`fonts of the device that stand in for the brand's at ${path} are as wide as it, so that headings wrap alike`, async ({
    page,
  }) => {
    await page.goto(path);
    await hasArrived(page);

    const widths = await widthsOfStandIns(page);
    test.skip(
      widths.length === 0,
      'This machine has none of the fonts that stand in (fonts-liberation, for English).',
    );
    for (const { name, width } of widths) expect(Math.abs(width - 1), name).toBeLessThan(0.02);
  });
}

/** The width of the page's headings in each stand-in that the device has, by weight: 1 is as wide as in the brand's font. */
function widthsOfStandIns(page: Page): Promise<{ name: string; width: number }[]> {
  return page.evaluate(async () => {
    const isThere = (face: FontFace) =>
      face.load().then(
        () => true,
        () => false,
      );
    const faces = [...document.fonts];
    const there = await Promise.all(faces.map(isThere));
    const standIns = faces.filter((face, index) => there[index] && face.family.includes('Fallback'));
    const line = document.body.appendChild(document.createElement('span'));
    Object.assign(line.style, { position: 'absolute', whiteSpace: 'nowrap', fontSize: '100px' });
    const sum = new Map<string, [number, number]>();
    for (const heading of document.querySelectorAll('main :is(h1, h2, h3)')) {
      const { fontFamily, fontWeight } = getComputedStyle(heading);
      const [brands] = fontFamily.split(',');
      if (!brands!.includes('Anek')) continue;
      line.textContent = heading.textContent;
      line.style.fontWeight = fontWeight;
      const widthIn = (family: string) => {
        line.style.fontFamily = family;
        return line.getBoundingClientRect().width;
      };
      for (const { family, weight } of standIns) {
        const isMeant = weight === fontWeight || weight === 'normal';
        if (!isMeant || !fontFamily.includes(family)) continue;
        const [own, real] = sum.get(`${family} ${fontWeight}`) ?? [0, 0];
        sum.set(`${family} ${fontWeight}`, [own + widthIn(family), real + widthIn(brands!)]);
      }
    }
    line.remove();
    return [...sum].map(([name, [own, real]]) => ({ name, width: own / real }));
  });
}
