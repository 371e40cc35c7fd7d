/**
 * Webpack loader that makes the style sheet of a language out of a part's `all-content.ts`: the frame's brings the measures
 * of the language's letters, and a remote's the font of its own headings, so that a new headline never lacks a letter.
 */
require('tsx/cjs');
const { createHash } = require('node:crypto');
const { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } = require('node:fs');
const { dirname, join, relative } = require('node:path');
const { ROOT } = require('../working-copy/working-copy');
const { compressed, headingFont } = require('./heading-font');
const { headingTexts } = require('./heading-texts');
const { frameCss, headingsCss } = require('./language-css');

const CACHE = join(ROOT, '.cache/headings');
const OWN_FILES = [
  'heading-font.js',
  'heading-texts.js',
  'language-css.js',
  'letters.js',
  'shaping.js',
  'subset-to-glyphs.js',
];

/** Bytes that the font of a page may have (`platform/gates/budget-gate.ts`). */
const MAX_BYTES = 30_000;

/** @this {import('webpack').LoaderContext<{ part: string, language: string }>} */
module.exports = async function languageStylesLoader() {
  const { part, language } = this.getOptions();
  for (const file of OWN_FILES) this.addDependency(join(__dirname, file));
  if (part === 'shell') return frameCss(language);
  const folder = join(dirname(this.resourcePath), language);
  this.addContextDependency(folder);
  const { texts, files } = headingTexts(folder);
  files.forEach((file) => this.addDependency(file));
  const font = await cachedFont(language, texts);
  const { size } = statSync(font);
  if (size > MAX_BYTES) {
    const fact = `The headings of ${part} in ${language} need a font of ${size} bytes; the budget is ${MAX_BYTES}. They have the system's font.`;
    this.emitWarning(new Error(`${fact} Shorten headings to have the brand's.`));
    return '';
  }
  return headingsCss(language, part, relative(dirname(this.resourcePath), font).replaceAll('\\', '/'));
};

/** Making a font takes a second or more, and a watching build asks for it again and again. */
async function cachedFont(language, texts) {
  const hash = createHash('sha256').update(JSON.stringify([language, texts]));
  for (const file of OWN_FILES) hash.update(readFileSync(join(__dirname, file)));
  const folder = join(CACHE, hash.digest('hex').slice(0, 16));
  const file = join(folder, `anek-${language}.woff2`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, await compressed(await headingFont(language, texts)));
  renameSync(`${file}.${process.pid}`, file);
  return file;
}
