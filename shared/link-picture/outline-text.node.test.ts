/** Texts of pictures, outlined as the build does, in a program of its own. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from '../federation';
import { DEFAULT_LANGUAGE, languages } from '../site/languages';
import { contentTexts } from '../testing/content-texts';
import { ROOT } from '../working-copy/working-copy';
import { fromRight, lineWidth, type OutlinedWord, outlinedLine, wrappedLines } from './outline-text';

interface Line {
  text: string;
  words: OutlinedWord[] | null;
  /** Of the whole text, as a text renderer sets it: how many letters, conjuncts and signs it has, and its width. */
  signs: number;
  width: number;
}

const LATIN = [
  'Ab b',
  'Mandi',
  'To',
  'T',
  'o',
  'groceries and',
  'Wholesale groceries and beverages',
  'a beverages',
  'beverages',
  'beverages – the same day',
  'Café & Söhne – “No”',
  'ಅಂಗಡಿ',
];
const KANNADA = ['ಕಿರಾಣಿ B2B for ಮಂಡಿ', 'ಕಿರಾಣಿ 中'];

/** All titles of the site's content in a language: those that pictures may show. */
function titlesIn(language: string): string[] {
  const folders = Object.values(parts).map(({ workspace }) => join(ROOT, workspace, 'content', language));
  return [...folders, ...folders.map((folder) => join(folder, 'versions'))]
    .filter(existsSync)
    .flatMap((folder) => contentTexts(folder))
    .flatMap(({ at, text }) => (/^\S+ \w+ title$/.test(at) ? [text] : []));
}

const others = languages.map(({ tag }) => tag).filter((tag) => tag !== DEFAULT_LANGUAGE);
const titles = Object.fromEntries(others.map((tag) => [tag, titlesIn(tag)]));

const { lines } = JSON.parse(
  execFileSync(process.execPath, [join(__dirname, 'testing/draw.js')], {
    input: JSON.stringify({ texts: { ...titles, kn: [...titles.kn!, ...KANNADA], en: LATIN } }),
    encoding: 'utf8',
    maxBuffer: 50_000_000,
  }),
) as { lines: Record<string, Line[]> };

const wordsOf = (text: string, language = 'en') =>
  lines[language]!.find((line) => line.text === text)!.words!;
const line = { x: 10, y: 20, size: 100, fill: '#1c1b33' } as const;

it('draws a line as outlines, which need no font', () => {
  const svg = outlinedLine({ ...line, words: wordsOf('Ab b') });

  expect(svg).not.toMatch(/<text|font/);
  expect(svg.match(/<path/g)).toHaveLength(3);
});

it('knows how wide a line is: twice the size, twice the width', () => {
  const width = lineWidth(wordsOf('Mandi'), 50);

  expect(width).toBeGreaterThan(100);
  expect(lineWidth(wordsOf('Mandi'), 100)).toBeCloseTo(2 * width);
});

it('moves pairs such as "To" together', () => {
  const [pair, ...letters] = ['To', 'T', 'o'].map((text) => lineWidth(wordsOf(text), 100));

  expect(pair).toBeLessThan(letters[0]! + letters[1]!);
});

it('breaks lines between words, and keeps a word whole that is too long', () => {
  const wrap = (text: string, width: number) =>
    wrappedLines(wordsOf(text), width, 60).map((words) => words.length);

  expect(wrap('Wholesale groceries and beverages', lineWidth(wordsOf('groceries and'), 60))).toEqual([
    1, 2, 1,
  ]);
  expect(wrap('a beverages', 20)).toEqual([1, 1]);
  expect(wrap('beverages – the same day', lineWidth(wordsOf('beverages'), 60))).toEqual([1, 2, 1]);
});

it('has the letters of European names, and says so when it lacks others', () => {
  expect(wordsOf('Café & Söhne – “No”')).toHaveLength(4);
  expect(wordsOf('ಅಂಗಡಿ')).toBeNull();
  expect(wordsOf('ಕಿರಾಣಿ 中', 'kn')).toBeNull();
});

it('puts the words of a line that is read from the right where they stand, Latin ones in their own order', () => {
  const words = wordsOf('ಕಿರಾಣಿ B2B for ಮಂಡಿ', 'kn');
  const [first, two, three, last] = words;

  expect(words.map(({ isLatin }) => isLatin)).toEqual([false, true, true, false]);
  expect(fromRight(words)).toEqual([last, two, three, first]);
});

describe.each(others)('titles in %s', (tag) => {
  const own = lines[tag]!.filter(({ text }) => titles[tag]!.includes(text));

  it('can all be drawn', () => {
    expect(own.length).toBeGreaterThan(8);
    expect(own.filter(({ words }) => !words).map(({ text }) => text)).toEqual([]);
  });

  it('look word by word as they do when they are set as a whole', () => {
    // Those with Latin words have these from another font.
    for (const { text, words, signs, width } of own.filter(({ words }) => !words?.some((w) => w.isLatin))) {
      const drawn = words!.flatMap(({ glyphs }) => glyphs).filter(({ path }) => path !== '').length;
      expect([text, drawn]).toEqual([text, signs]);
      // Each sign's place is a whole thousandth.
      expect(Math.abs(lineWidth(words!, 1000) - width * 1000)).toBeLessThan(signs);
    }
  });
});
