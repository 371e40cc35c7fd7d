import type { Lettering } from '../contracts/lettering';
import lettering from './lettering.json';

/** The site's heading font for Latin letters, in thousandths of the size. */
interface LatinLetters {
  /** By character: how far it moves the next one, and its outline, y upwards. */
  letters: Record<string, [advance: number, path: string]>;
  kerning: Record<string, number>;
}

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

/** No line begins with a dash (the same is in `shared/fonts/lettering.js`). */
const BETWEEN_WORDS = / (?!–)/;

/**
 * The words of a text as outlines; null when one has letters that cannot be drawn.
 * @param own those of its language, for a text that is not English
 */
export function outlinedWords(text: string, own?: Lettering): OutlinedWord[] | null {
  const words = text.split(BETWEEN_WORDS).map((word) => ownWord(word, own) ?? latinWord(word));
  return words.every((word) => word !== null) ? words : null;
}

function ownWord(word: string, own?: Lettering): OutlinedWord | null {
  const lettered = own && Object.hasOwn(own.words, word) ? own.words[word] : undefined;
  if (!own || !lettered || LATIN.test(word)) return null;
  const glyphs = lettered.glyphs.map(([outline, x, y]) => ({ path: own.outlines[outline] ?? '', x, y }));
  return { isLatin: false, advance: lettered.advance, space: own.space, glyphs };
}

const LATIN = /^[\u0020-\u024f]+$/;

function latinWord(word: string): OutlinedWord | null {
  const { letters, kerning } = lettering as unknown as LatinLetters;
  const characters = [...word];
  if (!characters.every((character) => character in letters)) return null;
  let advance = 0;
  const glyphs = characters.map((character, index) => {
    const [width, path] = letters[character]!;
    const x = advance;
    advance += width + (kerning[character + characters[index + 1]] ?? 0);
    return { path, x, y: 0 };
  });
  return { isLatin: true, advance, space: letters[' ']![0], glyphs };
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
  const [highest, lowest] = heights.reduce(
    ([high, low], height) => [Math.max(high, height), Math.min(low, height)],
    [0, 0],
  );
  return { above: highest / 1000, below: -lowest / 1000 };
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
