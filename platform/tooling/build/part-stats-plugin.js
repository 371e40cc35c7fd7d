const { readFileSync } = require('node:fs');
const { filesOf, filesOfGroups, laterFiles, startGroups, wordsIn } = require('./chunk-groups');
const { version: contract } = require('@site/shared/package.json');

/**
 * Writes `part.json` next to the browser build: which files the part starts with, which files each exposed module needs,
 * which bring the words of each language (`content`; in `text`, words that the page has as HTML, with their code), and
 * which are needed later. Composing preloads the first three, of the page's language alone. Style sheets of what an exposed
 * module loads later are with those that it needs, because the HTML has it from the start.
 * The federation manifest cannot say it: it leaves out chunks that splitChunks cut from a shared library, and lists
 * fallbacks that are never fetched. It names the npm packages in the build, too, the part's pages, what leads on to pages, and the version of the contract
 * between parts (`shared/contracts`).
 */
class PartStatsPlugin {
  /** @param {Pick<import('@site/shared/federation').Part, 'pages' | 'moved'>} part */
  constructor({ pages, moved = {} }) {
    this.part = { pages, moved };
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PartStatsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PartStatsPlugin', stage }, () => {
        const json = JSON.stringify({ ...this.part, contract, ...partStats(compilation) }, null, 2);
        compilation.emitAsset('part.json', new compiler.webpack.sources.RawSource(json));
      });
    });
  }
}

function partStats(compilation) {
  const main = compilation.entrypoints.get('main');
  const remoteEntry = [...compilation.entrypoints].find(([name]) => name !== 'main');
  return {
    start: main ? filesOfGroups(startGroups(compilation, main)) : [],
    remoteEntry: remoteEntry ? filesOf(remoteEntry[1].chunks)[0] : null,
    exposes: Object.fromEntries(
      exposedGroups(compilation).map((group) => [group.name, exposedFiles(compilation, group)]),
    ),
    content: filesByLanguage(compilation, 'content'),
    text: textByLanguage(compilation),
    packages: packagesIn(compilation),
    later: laterFiles(compilation, main ? startGroups(compilation, main) : exposedGroups(compilation)),
    // `integrity-plugin.js` puts it there.
    entryKnowsLater: main !== undefined,
  };
}

function exposedGroups(compilation) {
  return compilation.chunkGroups.filter((group) => group.name?.startsWith('__federation_expose_'));
}

function exposedFiles(compilation, group) {
  const styles = laterFiles(compilation, [group]).filter((file) => file.endsWith('.css'));
  return [...filesOf(group.chunks), ...styles];
}

/** Chunks with words of a language (`content-folder-loader.js`). @param {'content' | 'text'} kind */
function filesByLanguage(compilation, kind) {
  const groups = compilation.chunkGroups.filter((group) => wordsIn(group)?.kind === kind);
  return Object.fromEntries(groups.map((group) => [wordsIn(group).language, filesOf(group.chunks)]));
}

/** What a navigation within the site loads besides: by language, the words that the page itself has as HTML; and their code. */
function textByLanguage(compilation) {
  const code = compilation.chunkGroups.filter((group) => /^[a-z]+-text$/.test(group.name ?? ''));
  const scripts = filesOfGroups(code).filter((file) => file.endsWith('.js'));
  const words = Object.entries(filesByLanguage(compilation, 'text'));
  return Object.fromEntries(words.map(([language, files]) => [language, [...files, ...scripts]]));
}

/** The folder of a package: the last of all nested ones. Folders with a leading dot are tools' own; what is of the site is no library. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?!@site[\\/])(?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*/;

/**
 * Which npm packages a build holds: their licences ask to be told of (`platform/builder/licences`).
 * @param {import('webpack').Compilation} compilation
 * @returns {string[]} such as `react@19.3.1`, sorted
 */
function packagesIn(compilation) {
  const { chunkGraph, modules } = compilation;
  const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const folders = new Set();
  // Webpack makes one module of several.
  for (const module of used.flatMap((one) => [one, ...(one.modules ?? [])])) {
    const folder = PACKAGE_FOLDER.exec(module.resource ?? '')?.[0];
    if (folder) folders.add(folder);
  }
  const named = [...folders].map((folder) => {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    return `${name}@${version}`;
  });
  return [...new Set(named)].sort();
}

module.exports = { packagesIn, PartStatsPlugin };
