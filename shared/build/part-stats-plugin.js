const { kitNames } = require('./kit-names');
const { packagesIn } = require('./packages-in');

/**
 * Writes `part.json` beside the browser build: which files the part starts with, which files each exposed module needs,
 * which bring the words of each language (`content`; in `text`, words that the page has as HTML, with their code), and
 * which are needed later. Composing preloads the first three, of the page's language alone; the service worker keeps all of them. Style
 * sheets of what an exposed module loads later are with those that it needs, because the HTML has it from the start.
 * The federation manifest cannot say it: it leaves out chunks that splitChunks cut from a shared library, and lists
 * fallbacks that are never fetched. It names the npm packages in the build, too, the part's pages, and the names of the kit that it uses.
 */
class PartStatsPlugin {
  /** @param {Record<string, string>} pages exposed module by the path that it is shown at */
  constructor(pages) {
    this.pages = pages;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PartStatsPlugin', (compilation) => {
      let kit;
      compilation.hooks.finishModules.tap({ name: 'PartStatsPlugin', stage: 1_000 }, (modules) => {
        kit = kitNames(modules, compilation.moduleGraph);
      });
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PartStatsPlugin', stage }, () => {
        const json = JSON.stringify({ pages: this.pages, kit, ...partStats(compilation) }, null, 2);
        compilation.emitAsset('part.json', new compiler.webpack.sources.RawSource(json));
      });
    });
  }
}

function partStats(compilation) {
  const main = compilation.entrypoints.get('main');
  const remoteEntry = [...compilation.entrypoints].find(([name]) => name !== 'main');
  return {
    start: main ? startFiles(compilation, main) : [],
    remoteEntry: remoteEntry ? filesOf(remoteEntry[1].chunks)[0] : null,
    exposes: Object.fromEntries(
      exposedGroups(compilation).map((group) => [group.name, exposedFiles(compilation, group)]),
    ),
    content: filesByLanguage(compilation, 'content'),
    text: textByLanguage(compilation),
    packages: packagesIn(compilation),
    later: laterFiles(compilation, main ? startGroups(compilation, main) : exposedGroups(compilation)),
  };
}

/** The entry, what it imports at once, and the shared libraries that these use, as the part itself provides them. */
function startFiles(compilation, entrypoint) {
  return filesOfGroups(startGroups(compilation, entrypoint));
}

function startGroups(compilation, entrypoint) {
  const provided = providedGroups(compilation);
  const groups = new Set([entrypoint]);
  for (const group of groups) {
    for (const child of group.getChildren()) {
      if (child.origins.some(({ request }) => request === './bootstrap')) groups.add(child);
    }
    for (const name of consumedNames(compilation, group)) {
      if (provided.has(name)) groups.add(provided.get(name));
    }
  }
  return groups;
}

/** What these groups import when it is needed, with the shared libraries that this uses in turn. */
function laterFiles(compilation, groups) {
  const provided = providedGroups(compilation);
  const reached = new Set(groups);
  for (const group of reached) {
    for (const child of group.getChildren()) if (!isShareScope(child) && !wordsIn(child)) reached.add(child);
    for (const name of consumedNames(compilation, group)) {
      if (provided.has(name)) reached.add(provided.get(name));
    }
  }
  const started = new Set(filesOfGroups(groups));
  return filesOfGroups(reached).filter((file) => !started.has(file));
}

/** Chunks that hold one side's copy of a shared library; of both sides' copies the provided one is loaded. */
function isShareScope(group) {
  return group.origins.every(({ module }) => /^(consume-shared|provide)-module$/.test(module?.type ?? ''));
}

function filesOfGroups(groups) {
  return [...new Set([...groups].flatMap((group) => filesOf(group.chunks)))];
}

/** By name of the shared package: the chunks that bring it when the part is the one to provide it. */
function providedGroups(compilation) {
  const modules = [...compilation.modules].filter(({ type }) => type === 'provide-module');
  return new Map(
    modules.map((module) => [module._name, compilation.chunkGraph.getBlockChunkGroup(module.blocks[0])]),
  );
}

function consumedNames(compilation, group) {
  const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return modules
    .filter(({ type }) => type === 'consume-shared-module')
    .map(({ options }) => options.shareKey);
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

/** Which words a chunk has; undefined for code. */
function wordsIn(group) {
  return /^(?<kind>content|text)-(?<language>[a-z]+)$/.exec(group.name ?? '')?.groups;
}

function filesOf(chunks) {
  return chunks.flatMap((chunk) => [...chunk.files].sort());
}

module.exports = { PartStatsPlugin };
