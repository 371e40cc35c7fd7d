/**
 * Webpack loader for `all-content.ts`: leaves, in its place, a function that loads all content of the folder in a language,
 * and what every part says alike. Each language is a chunk of its own (`content-kn`), so a page brings the words of its
 * language alone; and whatever needs all content has that of a new section, too. With `?in=kn`, it is the module of that
 * chunk; with `?text=kn`, of the one next to it (`text-kn`). A folder's `read-only.json` names the content files of what has no
 * behaviour. Options:
 *   `isInBrowser`: the page has the words that are read only as HTML, so they are in the second chunk, which `loadContent`
 *     waits for and `loadPageContent` does not.
 *   `omitted`: names of content files that this build does not need.
 *   `isEditable`: whether edited words can take the place of the build's.
 *   `styledPart`: the part whose style sheet of the language comes with its words; missing: none.
 *   `whileValuesAreMissing`: what is left out of a site whose business has supplied all of its values.
 */
require('tsx/cjs');
const { existsSync, readFileSync } = require('node:fs');
const { basename, dirname, join, relative } = require('node:path');
const { contentModules, hasLanguage } = require('@site/shared/content-files/read-content-folder');
const { DEFAULT_LANGUAGE, languages } = require('@site/shared/site/languages');
const { hasLanguageCss } = require('@site/shared/fonts/language-css');
const { contentName } = require('@site/shared/working-copy/content-file');
const { KIT } = require('@site/shared/working-copy/working-copy');

const EDITED_WORDS = join(KIT, 'editing/edited-words.ts');
const STYLES_LOADER = join(KIT, 'fonts/language-styles-loader.js');

module.exports = function contentFolderLoader() {
  const folder = dirname(this.resourcePath);
  // Also those of languages that are not there yet: they may come while the build watches.
  for (const { tag } of languages)
    this.addContextDependency(tag === DEFAULT_LANGUAGE ? folder : join(folder, tag));
  const query = new URLSearchParams(this.resourceQuery);
  if (query.has('in')) return contentIn(this, folder, query.get('in'));
  if (query.has('text')) return textIn(this, folder, query.get('text'));
  return loadersOf(this, folder, basename(this.resourcePath));
};

/** Names of the content files that are in the chunk next to the page's. */
function readOnlyIn(loader, folder) {
  const file = join(folder, 'read-only.json');
  if (!loader.getOptions().isInBrowser || !existsSync(file)) return [];
  loader.addDependency(file);
  return JSON.parse(readFileSync(file, 'utf8'));
}

function loadersOf(loader, folder, file) {
  const readOnly = readOnlyIn(loader, folder);
  const tags = languages.map(({ tag }) => tag).filter((tag) => hasLanguage(folder, tag));
  const hasText = contentModules(folder, DEFAULT_LANGUAGE).some((module) => isOneOf(module.file, readOnly));
  return [
    ...languageLoader('loadPageContent', tags, { chunk: 'content', request: `./${file}?in=` }),
    ...(hasText
      ? [
          ...languageLoader('loadText', tags, { chunk: 'text', request: `./${file}?text=` }),
          `export const loadContent = async (asked) => {`,
          `  const [page, { text }] = await Promise.all([loadPageContent(asked), loadText(asked)]);`,
          `  const { language, content, inEnglish } = page;`,
          `  return { language, content: { ...content, ...text }, inEnglish };`,
          `};`,
        ]
      : ['export const loadContent = loadPageContent;']),
    `export const contentLanguages = ${JSON.stringify(tags)};`,
  ].join('\n');
}

/** A function that loads a chunk in a language, or in English. */
function languageLoader(name, tags, { chunk, request }) {
  const entries = tags.map(
    (tag) => `  ${tag}: () => import(/* webpackChunkName: "${chunk}-${tag}" */ '${request}${tag}'),`,
  );
  return [
    `const ${name}In = {\n${entries.join('\n')}\n};`,
    `export const ${name} = (language) => (${name}In[language] ?? ${name}In.${DEFAULT_LANGUAGE})();`,
  ];
}

function isOneOf(file, names = []) {
  return names.includes(basename(file).replace(/\.(json|built\.ts)$/, ''));
}

function contentIn(loader, folder, language) {
  const { omitted = [], whileValuesAreMissing, styledPart, isEditable } = loader.getOptions();
  const readOnly = readOnlyIn(loader, folder);
  const said = contentModules(folder, language).filter(({ file }) => !isOneOf(file, omitted));
  const inEnglish = said
    .filter(({ kind }) => kind === 'english' && language !== DEFAULT_LANGUAGE)
    .map(({ file }) => contentName(file));
  const modules = said.filter(({ file }) => !isOneOf(file, readOnly));
  const imports = modules.map((module, index) => importOf(folder, module, language, index));
  // A conditional expression, because webpack leaves out what follows ? alone (`optimization.inlineExports`).
  const spreads = modules.map((module, index) =>
    isOneOf(module.file, whileValuesAreMissing?.content)
      ? `...(hasMissingValues ? { ${entryOf(module, index)} } : {})`
      : entryOf(module, index),
  );
  const isConditional = spreads.some((spread) => spread.includes('?'));
  return [
    ...(isConditional
      ? [`import { hasMissingValues } from ${JSON.stringify(whileValuesAreMissing.businessValues)};`]
      : []),
    ...(styledPart && hasLanguageCss(styledPart, language)
      ? [`import ${JSON.stringify(styleRequest(loader, styledPart, language))};`]
      : []),
    ...(isEditable ? [`import { withEditedWords } from ${JSON.stringify(EDITED_WORDS)};`] : []),
    ...imports,
    `export const language = '${language}';`,
    `export const content = ${isEditable ? `withEditedWords('${language}', { ${spreads.join(', ')} })` : `{ ${spreads.join(', ')} }`};`,
    `export const inEnglish = ${JSON.stringify(inEnglish)};`,
  ].join('\n');
}

/** The style sheet of a language, made of the part's words. */
function styleRequest(loader, part, language) {
  const file = loader.resourcePath;
  const styles = `${STYLES_LOADER}?${JSON.stringify({ part, language })}`;
  return loader.utils.contextify(
    loader.context,
    `${join(dirname(file), `${language}.styles.css`)}!=!${styles}!${file}`,
  );
}

function textIn(loader, folder, language) {
  const readOnly = readOnlyIn(loader, folder);
  const modules = contentModules(folder, language).filter(({ file }) => isOneOf(file, readOnly));
  return [
    ...modules.map((module, index) => importOf(folder, module, language, index)),
    `export const text = { ${modules.map(entryOf).join(', ')} };`,
  ].join('\n');
}

/** What a build computes has names of its own; a content file has one value. */
function importOf(folder, { file, kind }, language, index) {
  const path = relative(folder, file).replaceAll('\\', '/');
  const request = path.startsWith('.') ? path : `./${path}`;
  return kind === 'built'
    ? `import * as content${index} from '${request}?in=${language}';`
    : `import content${index} from '${request}';`;
}

function entryOf({ file, kind }, index) {
  return kind === 'built' ? `...content${index}` : `${contentName(file)}: content${index}`;
}
