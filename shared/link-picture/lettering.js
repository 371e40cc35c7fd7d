/**
 * Rebuilds `lettering.json`: the site's heading font as outlines, so that pictures show its letters wherever they are
 * painted. Run it after changing a weight or the characters: `node shared/link-picture/lettering.js`.
 * Licence of the font: SIL OFL 1.1 (`shared/fonts/OFL.txt`).
 */
const { readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const subsetFont = require('subset-font');

const WEIGHT = 800;
/** Basic Latin and Latin-1, so that a brand may be a Café; and what typographers put between words. */
const CHARACTERS = [...range(0x20, 0x7e), '\u00a0', ...range(0xc0, 0xff), ...'–—‘’“”·'].join('');
const KERNED = /[A-Za-z.,’]/;
/** The marks of a value that the business has not supplied, which the font lacks. */
const MARKS = {
  '⟦': [
    500,
    'M100,-120L100,800L440,800L440,730L340,730L340,-50L440,-50L440,-120ZM170,-50L270,-50L270,730L170,730Z',
  ],
  '⟧': [
    500,
    'M400,-120L400,800L60,800L60,730L160,730L160,-50L60,-50L60,-120ZM330,-50L230,-50L230,730L330,730Z',
  ],
};

async function main() {
  const harfbuzz = await import('harfbuzzjs');
  const woff2 = readFileSync(
    require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2'),
  );
  const font = await subsetFont(woff2, CHARACTERS, { targetFormat: 'sfnt' });
  const lettering = outlines(harfbuzz, font);
  const file = join(__dirname, 'lettering.json');
  writeFileSync(file, `${JSON.stringify(lettering)}\n`);
  console.log(`lettering.json: ${readFileSync(file).length} bytes`);
}

/** Advance width and path of each character, and how far pairs move together, in thousandths of the font size. */
function outlines({ Blob, Face, Font, Variation, Buffer, shape }, bytes) {
  const font = new Font(new Face(new Blob(bytes)));
  font.setScale(1000, 1000);
  font.setVariations([new Variation('wght', WEIGHT)]);
  const set = (text) => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer, []);
    return buffer
      .getGlyphInfos()
      .map(({ codepoint }, index) => ({ codepoint, advance: buffer.getGlyphPositions()[index].xAdvance }));
  };
  const letters = {};
  for (const character of CHARACTERS) {
    const [{ codepoint, advance }] = set(character);
    if (codepoint !== 0) letters[character] = [advance, rounded(font.glyphToPath(codepoint))];
  }
  return { letters: { ...letters, ...MARKS }, kerning: kerning(set, letters) };
}

function kerning(set, letters) {
  const pairs = {};
  const kerned = Object.keys(letters).filter((letter) => KERNED.test(letter));
  for (const first of kerned) {
    for (const second of kerned) {
      const glyphs = set(first + second);
      const moved = glyphs.length === 2 ? glyphs[0].advance - letters[first][0] : 0;
      if (moved !== 0) pairs[first + second] = moved;
    }
  }
  return pairs;
}

function rounded(path) {
  return path.replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)) + 0));
}

function range(from, to) {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index));
}

void main();
