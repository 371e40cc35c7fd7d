import { LINK_PICTURE } from '../contracts/released-page';
import type { OgImageContent } from '../contracts/remote-page';
import { DEFAULT_LANGUAGE, languages } from '../site/languages';
import { tokens } from '../theme/tokens';
import {
  fromRight,
  lineWidth,
  type OutlinedWord,
  outlinedLine,
  outlinerFor,
  reachOf,
  wrappedLines,
} from './outline-text';

interface Brand {
  brandName: string;
  /** BCP 47 tag: the picture is the other way round where it is read from right to left. */
  language: string;
  /** SVG document. */
  symbol: string;
}

const { ink, paper, kraft, marigold } = tokens.colors;
const MARGIN = 64;
/** What the words may take when something is at their side. */
const COLUMN = 590;
const HEADLINE_LINES = 3;
/** Between which heights the headline is; below begins the ground, where the landing page's art has its own. */
const HEADLINE_TOP = 172;
const GROUND = 496;
/** How far Latin letters reach, and their lines of one size: other scripts are measured. */
const LATIN_REACH = { above: 0.8, below: 0.2 };
/** Between lines of other scripts, in parts of the size. */
const LEADING = 0.06;
/** Where the name is in the shop sign. */
const NAME = 120;

/**
 * The picture that is next to a page's link in chats, as an SVG document: the shop sign above, the page's headline, its art next to
 * it. All text is outlined. Words that are too long, or have letters that the fonts lack, are left out.
 * @returns null in a language without letters for pictures, where the English page's shows
 */
export async function linkPicture(
  { headline, art }: OgImageContent,
  { brandName, symbol, language }: Brand,
): Promise<string | null> {
  const outlined = await outlinerFor(language);
  if (!outlined) return null;
  const { width, height } = LINK_PICTURE;
  const isMirrored = languages.some(({ tag, direction }) => tag === language && direction === 'rtl');
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${paper.value}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${kraft.value}" d="M0 ${GROUND}h${width}v${height - GROUND}H0z"/>` +
    `<path fill="${ink.value}" d="M0 ${GROUND - 1.5}h${width}v3H0z"/>` +
    placedSvg(symbol, { x: isMirrored ? width - MARGIN - 92 : MARGIN, y: 56, width: 92, height: 92 }) +
    sign(outlined(brandName), isMirrored) +
    headlineLines(outlined(headline), { isMirrored, isOwn: language !== DEFAULT_LANGUAGE }) +
    (art
      ? placedSvg(art, { x: isMirrored ? 44 : 676, y: 54, width: 480, height: 520 })
      : poster(symbol, isMirrored)) +
    '</svg>'
  );
}

/** The name in the shop sign, next to its symbol. */
function sign(words: OutlinedWord[] | null, isMirrored: boolean): string {
  const size = words && sizesFrom(56).find((candidate) => lineWidth(words, candidate) <= COLUMN - 112);
  return words && size ? line(words, { x: 176, y: NAME, size, isMirrored }) : '';
}

function headlineLines(
  words: OutlinedWord[] | null,
  { isMirrored, isOwn }: { isMirrored: boolean; isOwn: boolean },
): string {
  if (!words) return '';
  const { above, below } = isOwn ? withLeading(reachOf(words)) : LATIN_REACH;
  const size = sizesFrom(92).find((candidate) => {
    const lines = wrappedLines(words, COLUMN, candidate);
    return (
      lines.length <= HEADLINE_LINES &&
      lines.length * (above + below) * candidate <= GROUND - HEADLINE_TOP &&
      lines.every((set) => lineWidth(set, candidate) <= COLUMN)
    );
  });
  if (!size) return '';
  const lines = wrappedLines(words, COLUMN, size);
  const pitch = (above + below) * size;
  const firstBaseline = (HEADLINE_TOP + GROUND) / 2 - (lines.length * pitch) / 2 + above * size;
  return lines
    .map((set, index) => line(set, { x: MARGIN - 4, y: firstBaseline + pitch * index, size, isMirrored }))
    .join('');
}

function withLeading({ above, below }: typeof LATIN_REACH): typeof LATIN_REACH {
  return { above: above + LEADING / 2, below: below + LEADING / 2 };
}

/** The brand's symbol, large, where a page brings no art. */
function poster(symbol: string, isMirrored: boolean): string {
  const left = isMirrored ? 56 : 752;
  return (
    `<path fill="${ink.value}" d="M${left + 12} 76h380v380H${left + 12}z"/>` +
    `<path fill="${marigold.value}" stroke="${ink.value}" stroke-width="4" d="M${left} 64h380v380H${left}z"/>` +
    placedSvg(symbol, { x: left + 60, y: 124, width: 260, height: 260 })
  );
}

/** A line of words that begins `x` from the side that its language is read from. */
function line(
  words: OutlinedWord[],
  { x, y, size, isMirrored }: { x: number; y: number; size: number; isMirrored: boolean },
): string {
  const left = isMirrored ? LINK_PICTURE.width - x - lineWidth(words, size) : x;
  return outlinedLine({ words: isMirrored ? fromRight(words) : words, x: left, y, size, fill: ink.value });
}

/** Sizes to try, down to the smallest that can be read in a chat. */
function sizesFrom(largest: number): number[] {
  return Array.from({ length: (largest - 20) / 2 }, (_, index) => largest - 2 * index);
}

/** A drawing inside another: its root element gets a place and a size. */
function placedSvg(svg: string, place: { x: number; y: number; width: number; height: number }): string {
  const attributes = Object.entries(place).map(([name, value]) => ` ${name}="${value}"`);
  return svg.replace(/<svg\b/, `<svg${attributes.join('')}`).trim();
}
