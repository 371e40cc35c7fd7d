const { readFileSync } = require('node:fs');
const subsetFont = require('subset-font');
const { letters } = require('./letters');
const { openFont } = require('./shaping');
const { subsetToGlyphs } = require('./subset-to-glyphs');

/** Values that are filled in later may be numbers; the dotted circle shows where a sign lacks its letter. */
const ALWAYS = '0123456789 \u00a0.,:;!?&+-–()“”·\u25cc';

/**
 * Latin words within a text, and values that are filled in, have the system's font: a few of its letters would look odd
 * among others, and all of them are too many bytes. Browsers shape what is left in pieces.
 */
const LATIN = /[A-Za-z]+|\{[^{}]*\}/;

/** @param {string} text @returns {string[]} What of it has the brand's font. */
function piecesOf(text) {
  return text.split(LATIN).filter(Boolean);
}

/** @param {string} language BCP 47 tag @returns {Uint8Array | null} The whole font; null for the system's. */
function wholeFont(language) {
  const font = letters[language]?.font;
  return font ? readFileSync(font) : null;
}

/**
 * The font of a language, cut down to what texts need. Other texts may not look right in it.
 * @param {string} language BCP 47 tag
 * @param {string[]} texts
 * @returns {Promise<Buffer | null>} TrueType; null where headings have the system's font.
 * @throws Error when a text would not look as with the whole font
 */
async function headingFont(language, texts) {
  const whole = wholeFont(language);
  if (!whole || texts.length === 0) return null;
  const { glyphs } = await openFont(whole);
  const pieces = [...texts.flatMap(piecesOf), ALWAYS];
  const font = await subsetToGlyphs(whole, {
    characters: charactersOf(pieces),
    // Letters change with their neighbours in the word; words meet again and again.
    glyphs: new Set(
      [...new Set(pieces.flatMap((piece) => piece.split(' ')))].flatMap((word) => glyphs(word)),
    ),
  });
  const broken = await brokenTexts(whole, font, texts);
  if (broken.length > 0)
    throw new Error(
      `The font of ${language} lost letters of ${broken.length} texts, such as "${broken[0]}". Look at shared/fonts.`,
    );
  return font;
}

/** Texts that do not look the same in two fonts. @param {string[]} texts @returns {Promise<string[]>} */
async function brokenTexts(whole, subset, texts) {
  const [one, other] = [await openFont(whole), await openFont(subset)];
  const looks = (font, text) => JSON.stringify(piecesOf(text).map((piece) => font.set(piece)));
  return texts.filter((text) => looks(one, text) !== looks(other, text));
}

/**
 * The characters of texts, and all others of their blocks of 128, which is how Unicode orders the scripts of India: with
 * letters missing, HarfBuzz drops rules that others need. It takes letters apart and together as the font has them, so it
 * must find both forms.
 */
function charactersOf(texts) {
  const text = texts.join('');
  const used = new Set(text.normalize('NFC') + text.normalize('NFD'));
  const blocks = new Set(
    [...used].filter((sign) => INDIC.test(sign)).map((sign) => sign.codePointAt(0) >> 7),
  );
  const inBlocks = [...blocks].flatMap((block) =>
    Array.from({ length: 128 }, (_, index) => String.fromCodePoint(block * 128 + index)),
  );
  return [...used, ...inBlocks];
}

const INDIC = /[\u0900-\u0d7f]/;

/** The brand's Latin letters, which most headings have, in one weight. @param {number} weight @returns {Promise<Buffer>} TrueType */
function latinFont(weight) {
  const file = require.resolve('@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2');
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes: { wght: weight } };
  return subsetFont(readFileSync(file), undefined, options);
}

/** @param {Buffer} font TrueType @returns {Promise<Buffer>} The same as WOFF2. */
function compressed(font) {
  return subsetFont(font, undefined, { keepAllGlyphs: true, targetFormat: 'woff2' });
}

module.exports = { brokenTexts, compressed, headingFont, latinFont, wholeFont };
