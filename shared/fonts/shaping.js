/** Shapes texts as browsers do, with HarfBuzz. */

/**
 * @param {Uint8Array} bytes A font file (TrueType or OpenType), not compressed.
 * @returns What shaping a text gives: `set`, its glyphs from left to right, with their outlines and places; and
 *   `glyphs`, the ids of all glyphs on the way there. Places are in parts of `unitsPerEm`.
 */
async function openFont(bytes) {
  const harfbuzz = await import('harfbuzzjs');
  const face = new harfbuzz.Face(new harfbuzz.Blob(bytes));
  const font = new harfbuzz.Font(face);
  const outlines = new Map();

  return {
    unitsPerEm: face.upem,
    /** @param {string} text @returns {{ isMissing: boolean, outline: string, advance: number, x: number, y: number }[]} */
    set: (text) =>
      shape(text)
        .getGlyphInfosAndPositions()
        .map(({ codepoint, xAdvance, xOffset, yOffset }) => ({
          isMissing: codepoint === 0,
          outline: outlineOf(codepoint),
          advance: xAdvance,
          x: xOffset,
          y: yOffset,
        })),
    /**
     * A conjunct is made in steps: half forms and marks come and go before the glyph that shows. A font without one of
     * them never arrives at it.
     * @param {string} text @returns {number[]}
     */
    glyphs(text) {
      const met = new Set();
      const note = (buffer) => buffer.getGlyphInfos().forEach(({ codepoint }) => met.add(codepoint));
      const shaped = shape(text, (buffer, _font, message) => {
        // Before its first step the buffer holds characters; what a step begins with, an earlier one left.
        const isStep = buffer.getContentType() === harfbuzz.BufferContentType.GLYPHS;
        if (isStep && !/^(start lookup|skipped)/.test(message)) note(buffer);
        return true;
      });
      note(shaped);
      return [...met];
    },
  };

  function outlineOf(glyph) {
    // A letter that the font lacks: browsers take it from another font.
    if (glyph === 0) return '';
    if (!outlines.has(glyph)) outlines.set(glyph, font.glyphToPath(glyph));
    return outlines.get(glyph);
  }

  function shape(text, onStep) {
    const buffer = new harfbuzz.Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    if (onStep) buffer.setMessageFunc(onStep);
    harfbuzz.shape(font, buffer, []);
    return buffer;
  }
}

module.exports = { openFont };
