const { packagesIn } = require('./packages-in');

/**
 * Writes `part.json` beside the browser build: which files the part starts with, which files each exposed module needs,
 * which bring the words of each language, and which are needed later. Composing preloads the first three, of the page's
 * language alone; the service worker keeps all of them. The federation manifest
 * cannot say it: it leaves out chunks that splitChunks cut from a shared library, and lists fallbacks that are never
 * fetched. It names the npm packages in the build, too.
 */
class PartStatsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('PartStatsPlugin', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PartStatsPlugin', stage }, () => {
        const json = JSON.stringify(partStats(compilation), null, 2);
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
      exposedGroups(compilation).map((group) => [group.name, filesOf(group.chunks)]),
    ),
    content: Object.fromEntries(
      contentGroups(compilation).map((group) => [languageOf(group), filesOf(group.chunks)]),
    ),
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
    for (const child of group.getChildren())
      if (!isShareScope(child) && !languageOf(child)) reached.add(child);
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

/** Chunks with all words of a language (`content-folder-loader.js`). */
function contentGroups(compilation) {
  return compilation.chunkGroups.filter((group) => languageOf(group));
}

function languageOf(group) {
  return /^content-([a-z]+)$/.exec(group.name ?? '')?.[1];
}

function filesOf(chunks) {
  return chunks.flatMap((chunk) => [...chunk.files].sort());
}

module.exports = { PartStatsPlugin };
