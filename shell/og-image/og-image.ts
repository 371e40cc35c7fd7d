import type { OgImage, OgImageContent } from '@site/shared/contracts';
import { tokens } from '@site/shared/theme/tokens';
import { canOutline, lineWidth, outlinedLine, wrappedLines } from './outline-text';

/** The size that link previews ask for (Open Graph, Twitter's large card), in pixels. */
const SIZE = { width: 1200, height: 630 };

interface Brand {
  brandName: string;
  tagline: string;
  /** SVG document. */
  symbol: string;
}

const { ink, paper, kraft, marigold } = tokens.colors;
const MARGIN = 64;
/** What the words may take when something stands at their right. */
const COLUMN = 590;
const HEADLINE_LINES = 3;
/** Where the ground begins: the height at which the landing page's art has its own. */
const GROUND = 496;

/**
 * The picture that stands beside a page's link in chats: the shop sign above, the page's headline, its art at the
 * right. All text is outlined. Words that are too long, or have letters that the lettering lacks, are left out.
 */
export function ogImageOf(content: OgImageContent, brand: Brand): OgImage {
  return { svg: drawing(content, brand), ...SIZE, alt: `${brand.brandName} – ${content.headline}` };
}

function drawing({ headline, art }: OgImageContent, { brandName, tagline, symbol }: Brand): string {
  const { width, height } = SIZE;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<path fill="${paper.value}" d="M0 0h${width}v${height}H0z"/>` +
    `<path fill="${kraft.value}" d="M0 ${GROUND}h${width}v${height - GROUND}H0z"/>` +
    `<path fill="${ink.value}" d="M0 ${GROUND - 1.5}h${width}v3H0z"/>` +
    placedSvg(symbol, { x: MARGIN, y: 56, width: 92, height: 92 }) +
    name(brandName) +
    text(tagline, { y: 144, x: 177, size: 29, weight: 'medium' }) +
    headlineLines(headline) +
    (art ? placedSvg(art, { x: 676, y: 54, width: 480, height: 520 }) : poster(symbol)) +
    '</svg>'
  );
}

function name(brandName: string): string {
  const size = sizesFrom(56).find((candidate) => fits([brandName], COLUMN - 112, candidate));
  return size ? text(brandName, { x: 176, y: 108, size, weight: 'heavy' }) : '';
}

function headlineLines(headline: string): string {
  const size = sizesFrom(92).find((candidate) => {
    const lines = wrappedLines(headline, COLUMN, candidate, 'heavy');
    return lines.length <= HEADLINE_LINES && fits(lines, COLUMN, candidate);
  });
  if (!size) return '';
  const lines = wrappedLines(headline, COLUMN, size, 'heavy');
  const middle = (172 + GROUND) / 2;
  const firstBaseline = middle - (lines.length * size) / 2 + size * 0.8;
  return lines
    .map((line, index) =>
      text(line, { x: MARGIN - 4, y: firstBaseline + size * index, size, weight: 'heavy' }),
    )
    .join('');
}

/** The brand's symbol, large, where a page brings no art. */
function poster(symbol: string): string {
  return (
    `<path fill="${ink.value}" d="M764 76h380v380H764z"/>` +
    `<path fill="${marigold.value}" stroke="${ink.value}" stroke-width="4" d="M752 64h380v380H752z"/>` +
    placedSvg(symbol, { x: 812, y: 124, width: 260, height: 260 })
  );
}

function text(
  words: string,
  line: { x: number; y: number; size: number; weight: 'medium' | 'heavy' },
): string {
  return canOutline(words) ? outlinedLine({ text: words, fill: ink.value, ...line }) : '';
}

/** Sizes to try, down to the smallest that can be read in a chat. */
function sizesFrom(largest: number): number[] {
  return Array.from({ length: (largest - 20) / 2 }, (_, index) => largest - 2 * index);
}

function fits(lines: string[], width: number, size: number): boolean {
  return lines.every((line) => lineWidth(line, size, 'heavy') <= width);
}

/** A drawing inside another: its root element gets a place and a size. */
function placedSvg(svg: string, place: { x: number; y: number; width: number; height: number }): string {
  const attributes = Object.entries(place).map(([name, value]) => ` ${name}="${value}"`);
  return svg.replace(/<svg\b/, `<svg${attributes.join('')}`).trim();
}
