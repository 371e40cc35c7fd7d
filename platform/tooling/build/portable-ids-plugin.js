const { createHash } = require('node:crypto');
const { dirname, join, sep } = require('node:path');
const { KIT } = require('@site/shared/working-copy/working-copy');
const { HASH_LENGTH } = require('./content-names-plugin');

/** Where packages lie. */
const PACKAGES = dirname(dirname(require.resolve('webpack/package.json')));

/** The package of this file. */
const TOOLING = dirname(__dirname);

/** What Module Federation writes for a build has a name that follows from the folder that the project lies in. */
const FEDERATION = /([\\/]\.federation[\\/]entry)\.[0-9a-f]+(?=\.js)/g;

/**
 * Has modules named by what they are, as if kit and packages lay next to the part, since webpack makes ids and an order of the names.
 * Else the same source would give another release on each machine, in a snapshot, and in a repository that has the kit from a
 * package.
 */
class PortableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const around = dirname(compiler.context);
    const usual = (name) =>
      name
        .replaceAll(KIT + sep, join(around, 'shared') + sep)
        .replaceAll(TOOLING + sep, join(around, 'platform/tooling') + sep)
        .replaceAll(PACKAGES + sep, join(around, 'node_modules') + sep)
        .replace(FEDERATION, '$1');
    const short = (name) => usual(name).replaceAll(around, '');
    // The names alone: webpack reads a module from its `resource`.
    compiler.hooks.normalModuleFactory.tap('PortableIdsPlugin', (factory) => {
      factory.hooks.afterResolve.tap('PortableIdsPlugin', ({ createData }) => {
        for (const name of ['request', 'userRequest']) createData[name] = usual(createData[name]);
      });
    });
    compiler.hooks.thisCompilation.tap('PortableIdsPlugin', hideHashes);
    compiler.hooks.compilation.tap('PortableIdsPlugin', (compilation) => {
      // Before webpack's own ids, which leave alone what has one.
      const options = { name: 'PortableIdsPlugin', stage: -1 };
      compilation.hooks.moduleIds.tap(options, (modules) =>
        number(
          modules,
          (module) => ownName(module, short),
          (module, id) => compilation.chunkGraph.setModuleId(module, id),
        ),
      );
      const wholeName = (module) => ownName(module, short) ?? short(module.identifier());
      const rootsOf = (chunk) => compilation.chunkGraph.getChunkRootModules(chunk);
      compilation.hooks.chunkIds.tap(options, (chunks) =>
        number(
          chunks,
          (chunk) => (chunk.name ? null : rootsOf(chunk).map(wholeName).sort().join()),
          (chunk, id) => Object.assign(chunk, { id, ids: [id] }),
        ),
      );
    });
  }
}

/**
 * A minifier gives short names by how often each letter occurs, also in names of files. Those have hashes of their own until the
 * files have their last bytes, which follow from where something lies: it sees marks instead.
 */
function hideHashes(compilation) {
  const { Compilation, sources } = compilation.compiler.webpack;
  const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE;
  const marks = new Map();
  const replace = (pairs) => {
    for (const name of Object.keys(compilation.assets).filter((file) => file.endsWith('.js')))
      compilation.updateAsset(name, (source) => {
        const before = source.source().toString();
        const after = pairs.reduce((text, [from, to]) => text.replaceAll(from, to), before);
        return after === before ? source : new sources.RawSource(after);
      });
  };
  compilation.hooks.processAssets.tap({ name: 'PortableIdsPlugin', stage: stage - 1 }, () => {
    const chunks = [...compilation.chunks].sort((one, other) => (`${one.id}` < `${other.id}` ? -1 : 1));
    const hashes = chunks.flatMap(({ contentHash }) =>
      Object.keys(contentHash)
        .sort()
        .map((type) => contentHash[type]),
    );
    for (const hash of hashes) marks.set(hash.slice(0, HASH_LENGTH), `~${marks.size}~`);
    replace([...marks]);
  });
  compilation.hooks.processAssets.tap({ name: 'PortableIdsPlugin', stage: stage + 1 }, () =>
    replace([...marks].map(([hash, mark]) => [mark, hash])),
  );
}

/** A name for a module that webpack would number by where something lies; null for others. */
function ownName(module, short) {
  const identifier = module.identifier();
  if (identifier.startsWith('container entry')) return 'federation-container';
  // Modules in one are named by their way from the first of them.
  const first = module.rootModule?.resource;
  if (first?.startsWith(KIT + sep) || first?.startsWith(PACKAGES + sep)) return `from ${short(first)}`;
  return /^(consume-shared-module|provide module)/.test(identifier) ? short(identifier) : null;
}

/** Gives each item that has a name a number that follows from it, and that no other has. */
function number(items, nameOf, give) {
  const named = [...items].map((item) => ({ item, name: nameOf(item) })).filter(({ name }) => name);
  const taken = new Set();
  for (const { item, name } of named.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    let id = createHash('sha256').update(name).digest().readUInt32BE() % 10_000;
    while (taken.has(id)) id += 1;
    taken.add(id);
    give(item, id);
  }
}

module.exports = { PortableIdsPlugin };
