require('tsx/cjs');
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');
const { wordsOf } = require('../translations/words.ts');
const { isContentFile, parseContent } = require('../working-copy/content-file.ts');

/** Texts of content that styles set in the brand's font (`fontFamily: 'heading'`), by their paths. */
const SET_IN_BRAND_FONT = [
  /\.(title|label|name|action|download|comingSoon|whatsApp|email|caption|served|notServed)$/,
  /\.columns\.\w+$/,
  /^(brandOwners|partners)\.text$/,
  /^words\.(inShort|contents|facts\.\w+|history\.\w+|closing\.\w+)$/,
];

/** What is in the head of the document, which has no font. */
const UNSET = 'meta';

/**
 * The texts that a part sets in the brand's font in a language.
 * @param {string} folder The part's content in the language: `landing-remote/content/kn`.
 * @returns {{ texts: string[], files: string[] }} The files are absolute.
 */
function headingTexts(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isContentFile)
    .sort()
    .map((name) => join(folder, name));
  const texts = files
    .map((file) => parseContent(readFileSync(file, 'utf8'), file))
    .filter(({ name }) => name !== UNSET)
    .flatMap(({ name, value }) => wordsOf(value, name))
    .filter(({ path }) => SET_IN_BRAND_FONT.some((pattern) => pattern.test(path)))
    .map(({ text }) => text);
  return { texts: [...new Set(texts)], files };
}

module.exports = { headingTexts };
