const { readFileSync } = require('node:fs');
const { letters } = require('./letters');
const { openFont } = require('./shaping');

/** No line begins with a dash (the same is in `shared/link-picture/outline-text.ts`). */
const BETWEEN_WORDS = / (?!–)/;

/**
 * Texts as outlines, so that a picture shows them wherever it is painted. Letters join with their neighbours in a word
 * alone, so each word is shaped by itself, and its drawing puts words side by side.
 * @param {string} language BCP 47 tag
 * @param {string[]} texts
 * @returns {Promise<import('../contracts').Lettering | null>} Without words that the font lacks letters of; null where
 *   the language has no font for pictures.
 */
async function letteringOf(language, texts) {
  const file = letters[language]?.pictureFont ?? letters[language]?.font;
  if (!file) return null;
  const { set, unitsPerEm } = await openFont(readFileSync(file));
  const thousandths = (value) => Math.round((value * 1000) / unitsPerEm);
  const outlines = new Map();
  const idOf = (outline) => {
    const path = outline.replace(/-?\d+(\.\d+)?/g, (number) => thousandths(Number(number)));
    if (!outlines.has(path)) outlines.set(path, outlines.size);
    return outlines.get(path);
  };
  const words = {};
  for (const word of new Set(texts.flatMap((text) => text.split(BETWEEN_WORDS)))) {
    const glyphs = set(word);
    if (glyphs.length === 0 || glyphs.some(({ isMissing }) => isMissing)) continue;
    let advance = 0;
    const placed = glyphs.map((glyph) => {
      const at = [idOf(glyph.outline), thousandths(advance + glyph.x), thousandths(glyph.y)];
      advance += glyph.advance;
      return at;
    });
    words[word] = { advance: thousandths(advance), glyphs: placed };
  }
  return { space: thousandths(set(' ')[0].advance), outlines: [...outlines.keys()], words };
}

module.exports = { BETWEEN_WORDS, letteringOf };
