/**
 * Writes `part.json` beside the browser build: which files the part starts with, and which files each exposed module
 * needs. Composing preloads exactly these. The federation manifest cannot say it: it leaves out chunks that
 * splitChunks cut from a shared library, and lists fallbacks that are never fetched.
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
    exposes: Object.fromEntries(exposedGroups(compilation).map((group) => [group.name, filesOf(group.chunks)])),
  };
}

/** The entry, what it imports at once, and the shared libraries that these use, as the part itself provides them. */
function startFiles(compilation, entrypoint) {
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
  return [...new Set([...groups].flatMap((group) => filesOf(group.chunks)))];
}

/** By name of the shared package: the chunks that bring it when the part is the one to provide it. */
function providedGroups(compilation) {
  const modules = [...compilation.modules].filter(({ type }) => type === 'provide-module');
  return new Map(modules.map((module) => [module._name, compilation.chunkGraph.getBlockChunkGroup(module.blocks[0])]));
}

function consumedNames(compilation, group) {
  const modules = group.chunks.flatMap((chunk) => [...compilation.chunkGraph.getChunkModulesIterable(chunk)]);
  return modules.filter(({ type }) => type === 'consume-shared-module').map(({ options }) => options.shareKey);
}

function exposedGroups(compilation) {
  return compilation.chunkGroups.filter((group) => group.name?.startsWith('__federation_expose_'));
}

function filesOf(chunks) {
  return chunks.flatMap((chunk) => [...chunk.files].sort());
}

module.exports = { PartStatsPlugin };
