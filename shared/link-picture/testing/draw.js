/**
 * Reads JSON with pictures of links and texts to outline, and prints what is drawn. A program of its own, because HarfBuzz comes as a
 * module that Jest cannot load.
 */
require('tsx/cjs');
const { readFileSync } = require('node:fs');
const { text: read } = require('node:stream/consumers');
const { letters } = require('../../fonts/letters');
const { openFont } = require('../../fonts/shaping');
const { linkPicture } = require('../link-picture.ts');
const { outlinerFor } = require('../outline-text.ts');

/** Each text with its words, and with the signs and the width that it has when it is shaped as a whole. */
async function linesOf(language, texts) {
  const outlined = await outlinerFor(language);
  const { pictureFont, font } = letters[language] ?? {};
  const whole = font || pictureFont ? await openFont(readFileSync(pictureFont ?? font)) : null;
  return texts.map((text) => {
    const glyphs = whole?.set(text) ?? [];
    return {
      text,
      words: outlined(text),
      signs: glyphs.filter(({ outline }) => outline !== '').length,
      width: whole && glyphs.reduce((sum, { advance }) => sum + advance, 0) / whole.unitsPerEm,
    };
  });
}

async function main() {
  const { pictures = [], texts = {} } = JSON.parse(await read(process.stdin));
  const drawn = await Promise.all(pictures.map(([content, brand]) => linkPicture(content, brand)));
  const lines = {};
  for (const [language, own] of Object.entries(texts)) lines[language] = await linesOf(language, own);
  console.log(JSON.stringify({ pictures: drawn, lines }));
}

void main();
