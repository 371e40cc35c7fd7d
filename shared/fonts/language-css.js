require('tsx/cjs');
const { DEFAULT_LANGUAGE } = require('../site/languages.ts');
const { letters, lettersOf } = require('./letters');

const SYSTEM = 'system-ui,sans-serif';

/** While a page arrives, with a weight above that of the theme's own rules for it (`global.styles.ts`). */
const ARRIVING = ':root[data-arriving]';

/** Whether a part brings a style sheet with its words in a language. @param {string} part @param {string} language */
function hasLanguageCss(part, language) {
  return language !== DEFAULT_LANGUAGE && (part === 'shell' || letters[language]?.font !== undefined);
}

/**
 * What the frame of every page of a language brings: the measures of its letters. Its own words have the system's font: a
 * page has one font file, which is cut down to the words of the page's part.
 * @param {string} language BCP 47 tag, not English's @returns {string} CSS
 */
function frameCss(language) {
  const own = lettersOf(language);
  const heading = `--s-fonts-heading:${SYSTEM}`;
  const declared = Object.entries(own.tokens).map(([name, value]) => `${name}:${value}`);
  return (
    standInCss(language) +
    // Letters that the system slants or thickens by itself lose their shape.
    `:root:lang(${language}){${declared.join(';')};${heading};font-synthesis:none}` +
    `${ARRIVING}:lang(${language}) :is(header,footer):not([data-lettered]){${heading}}`
  );
}

function standInCss(language) {
  const { standIn } = lettersOf(language);
  if (!standIn) return '';
  const sources = standIn.names.map((name) => `local("${name}")`).join(',');
  return `@font-face{font-family:${standInFamily(language)};src:${sources};size-adjust:${standIn.width}%}`;
}

/**
 * The font of a part's headings in a language. What the part marks with `data-headings` is set in it, section by section as
 * the page arrives (`shell/document/scripts/arrival.ts`); what is left in English within has the system's.
 * @param {string} language BCP 47 tag
 * @param {string} part
 * @param {string} file Address of the font, from the style sheet.
 */
function headingsCss(language, part, file) {
  const family = `"Anek ${language} ${part}"`;
  const marked = `[data-headings=${part}]`;
  const fallback = `${standInFamily(language)},${SYSTEM}`;
  return (
    `@font-face{font-family:${family};src:url("${file}") format("woff2");font-weight:600 800;font-display:swap}` +
    `${marked}:lang(${language}){--s-fonts-heading:${family},${fallback}}` +
    `${ARRIVING} ${marked}:lang(${language}) section:not([data-lettered]){--s-fonts-heading:${fallback}}` +
    `:root ${marked} :lang(en){--s-fonts-heading:${SYSTEM}}`
  );
}

const standInFamily = (language) => `"Anek ${language} Fallback"`;

module.exports = { frameCss, hasLanguageCss, headingsCss };
