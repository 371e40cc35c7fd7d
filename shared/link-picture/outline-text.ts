import { readFileSync } from 'node:fs';
import { latinFont } from '../fonts/heading-font';
import { letters } from '../fonts/letters';
import { openFont } from '../fonts/shaping';
import { DEFAULT_LANGUAGE } from '../site/languages';

/** A word as outlines, in thousandths of the size. */
export interface OutlinedWord {
  /** Whether it stands from left to right in any line. */
  isLatin: boolean;
  /** How far it moves the next one, without the space between them, and that space. */
  advance: number;
  space: number;
  glyphs: { path: string; x: number; y: number }[];
}

interface Line {
  words: OutlinedWord[];
  /** Left end of the baseline. */
  x: number;
  y: number;
  size: number;
  fill: string;
}

/** Texts as outlines; null for one with letters that cannot be drawn. */
export type Outliner = (text: string) => OutlinedWord[] | null;

/** No line begins with a dash. */
const BETWEEN_WORDS = / (?!–)/;

const LATIN = /^[\u0020-\u024f]+$/;

/** Of Latin letters in pictures. */
const WEIGHT = 800;

/**
 * Draws texts in the letters of a language, and Latin words among them in the brand's own, so that a picture shows them wherever it is
 * painted. Letters join with their neighbours in a word alone, so each word is shaped by itself.
 * @param language BCP 47 tag
 * @returns null where the language has no font for pictures
 */
export async function outlinerFor(language: string): Promise<Outliner | null> {
  const file = letters[language]?.pictureFont ?? letters[language]?.font;
  if (!file && language !== DEFAULT_LANGUAGE) return null;
  const own = file ? await openFont(readFileSync(file)) : null;
  const latin = await openFont(await latinFont(WEIGHT));
  const outlined = (word: string) =>
    (own && !LATIN.test(word) ? wordIn(own, word, false) : null) ?? wordIn(latin, word, true);
  return (text) => {
    const words = text.split(BETWEEN_WORDS).map(outlined);
    return words.every((word) => word !== null) ? words : null;
  };
}

function wordIn(
  { set, unitsPerEm }: Awaited<ReturnType<typeof openFont>>,
  word: string,
  isLatin: boolean,
): OutlinedWord | null {
  const shaped = set(word);
  if (shaped.length === 0 || shaped.some(({ isMissing }) => isMissing)) return null;
  const thousandths = (value: number) => Math.round((value * 1000) / unitsPerEm);
  let advance = 0;
  const glyphs = shaped.map((glyph) => {
    const path = glyph.outline.replace(/-?\d+(\.\d+)?/g, (number) => `${thousandths(Number(number))}`);
    const placed = { path, x: thousandths(advance + glyph.x), y: thousandths(glyph.y) };
    advance += glyph.advance;
    return placed;
  });
  return { isLatin, advance: thousandths(advance), space: thousandths(set(' ')[0]!.advance), glyphs };
}

/** A line of text as SVG outlines, so that it needs no font where it is painted. */
export function outlinedLine({ words, x, y, size, fill }: Line): string {
  const scale = round(size / 1000);
  let start = 0;
  const paths = words.flatMap(({ glyphs, advance, space }) => {
    const from = start;
    start += advance + space;
    return glyphs
      .filter(({ path }) => path !== '')
      .map((glyph) => `<path transform="translate(${placeOf(from + glyph.x, glyph.y)})" d="${glyph.path}"/>`);
  });
  return `<g fill="${fill}" transform="translate(${round(x)} ${round(y)}) scale(${scale} ${-scale})">${paths.join('')}</g>`;
}

function placeOf(x: number, y: number): string {
  return y === 0 ? `${x}` : `${x} ${y}`;
}

/** Width of a line, in the unit of `size`. */
export function lineWidth(words: OutlinedWord[], size: number): number {
  const last = words.at(-1);
  const width = words.reduce((sum, { advance, space }) => sum + advance + space, 0);
  return ((width - (last?.space ?? 0)) * size) / 1000;
}

/** Breaks words into lines that are at most `width` wide; a longer word keeps a line of its own. */
export function wrappedLines(words: OutlinedWord[], width: number, size: number): OutlinedWord[][] {
  return words.reduce<OutlinedWord[][]>((lines, word) => {
    const last = lines.at(-1);
    if (last && lineWidth([...last, word], size) <= width) return [...lines.slice(0, -1), [...last, word]];
    return [...lines, [word]];
  }, []);
}

/** Words of a line that is read from right to left, as they stand: Latin ones among them keep their order. */
export function fromRight(words: OutlinedWord[]): OutlinedWord[] {
  const runs = words.reduce<OutlinedWord[][]>((found, word) => {
    const last = found.at(-1);
    return word.isLatin && last?.[0]?.isLatin ? [...found.slice(0, -1), [...last, word]] : [...found, [word]];
  }, []);
  return runs.reverse().flat();
}

/** How far words reach above the baseline and below it, in parts of the size. */
export function reachOf(words: OutlinedWord[]): { above: number; below: number } {
  const heights = words.flatMap(({ glyphs }) =>
    glyphs.flatMap(({ path, y }) =>
      [...path.matchAll(/-?\d+,(-?\d+)/g)].map(([, height]) => y + Number(height)),
    ),
  );
  return { above: Math.max(0, ...heights) / 1000, below: -Math.min(0, ...heights) / 1000 };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
