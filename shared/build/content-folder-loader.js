/**
 * Webpack loader for `all-content.ts`: leaves, in its place, a function that loads all content of the folder in a language,
 * and what every part says alike. Each language is a chunk of its own (`content-kn`), so a page brings the words of its
 * language alone; and whatever needs all content has that of a new section, too. With `?in=kn`, it is the module of that
 * chunk. Options, with names of content files:
 *   `omitted`: what this build does not need.
 *   `styledPart`: the part whose style sheet of the language comes with its words; missing: none.
 *   `whileValuesAreMissing`: what is left out of a site whose business has supplied all of its values.
 */
require('tsx/cjs');
const { readFileSync } = require('node:fs');
const { basename, dirname, join, relative } = require('node:path');
const { contentModules, hasLanguage } = require('../content/read-content-folder.ts');
const { DEFAULT_LANGUAGE, languages } = require('../site/languages.ts');
const { hasLanguageCss } = require('../theme/fonts/language-css');
const { runDataModule } = require('./run-data-module');

const STYLES_LOADER = join(__dirname, '../theme/fonts/language-styles-loader.js');

module.exports = function contentFolderLoader() {
  const folder = dirname(this.resourcePath);
  // Also those of languages that are not there yet: they may come while the build watches.
  for (const { tag } of languages)
    this.addContextDependency(tag === DEFAULT_LANGUAGE ? folder : join(folder, tag));
  const language = new URLSearchParams(this.resourceQuery).get('in');
  return language ? contentIn(this, folder, language) : loadersOf(folder, basename(this.resourcePath));
};

function loadersOf(folder, file) {
  const tags = languages.map(({ tag }) => tag).filter((tag) => hasLanguage(folder, tag));
  const entries = tags.map(
    (tag) => `  ${tag}: () => import(/* webpackChunkName: "content-${tag}" */ './${file}?in=${tag}'),`,
  );
  return [
    `const loaders = {\n${entries.join('\n')}\n};`,
    `export const loadContent = (language) => (loaders[language] ?? loaders.${DEFAULT_LANGUAGE})();`,
    `export const contentLanguages = ${JSON.stringify(tags)};`,
  ].join('\n');
}

function contentIn(loader, folder, language) {
  const { omitted = [], whileValuesAreMissing, styledPart } = loader.getOptions();
  const isOneOf = (file, names = []) => names.includes(basename(file, '.content.ts'));
  const modules = contentModules(folder, language).filter(({ file }) => !isOneOf(file, omitted));
  const inEnglish = modules
    .filter(({ kind }) => kind === 'english' && language !== DEFAULT_LANGUAGE)
    .flatMap(({ file }) => exportsOf(loader, file));
  const requests = modules.map(
    ({ file, kind }) => requestOf(folder, file) + (kind === 'built' ? `?in=${language}` : ''),
  );
  // A conditional expression, because webpack leaves out what follows ? alone (`optimization.inlineExports`).
  const spreads = modules.map(({ file }, index) =>
    isOneOf(file, whileValuesAreMissing?.content)
      ? `...(hasMissingValues ? content${index} : {})`
      : `...content${index}`,
  );
  const isConditional = spreads.some((spread) => spread.includes('?'));
  return [
    ...(isConditional
      ? [`import { hasMissingValues } from ${JSON.stringify(whileValuesAreMissing.businessValues)};`]
      : []),
    ...(styledPart && hasLanguageCss(styledPart, language)
      ? [`import ${JSON.stringify(styleRequest(loader, styledPart, language))};`]
      : []),
    ...requests.map((request, index) => `import * as content${index} from '${request}';`),
    `export const language = '${language}';`,
    `export const content = { ${spreads.join(', ')} };`,
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

function exportsOf(loader, file) {
  loader.addDependency(file);
  return Object.keys(runDataModule(readFileSync(file, 'utf8'), file, {}));
}

function requestOf(folder, file) {
  const path = relative(folder, file).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}
