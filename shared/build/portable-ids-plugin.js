const { join, sep } = require('node:path');
const { isInstalled, KIT, ROOT } = require('../working-copy/working-copy');

/** Where the kit lies as a workspace. */
const WORKSPACE = join(ROOT, 'shared') + sep;

/**
 * Has modules named by what they are, since webpack makes ids and an order of the names. Else the same source would give
 * another release on each machine, and another in a repository that has the kit from a package.
 */
class PortableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (isInstalled) nameKitAsWorkspace(compiler);
    compiler.hooks.compilation.tap('PortableIdsPlugin', (compilation) => {
      // Before webpack's own ids, which leave alone what has one.
      compilation.hooks.moduleIds.tap({ name: 'PortableIdsPlugin', stage: -1 }, (modules) => {
        for (const module of modules) {
          const id = portableId(module.identifier());
          if (id) compilation.chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}

/** What Module Federation writes for a build has names that follow from the folder that the project lies in. */
function portableId(identifier) {
  if (!/[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/.test(identifier)) return null;
  return identifier.startsWith('container entry') ? 'federation-container' : 'federation-runtime';
}

/** The names alone: webpack reads a module from its `resource`. */
function nameKitAsWorkspace(compiler) {
  compiler.hooks.normalModuleFactory.tap('PortableIdsPlugin', (factory) => {
    factory.hooks.afterResolve.tap('PortableIdsPlugin', ({ createData }) => {
      for (const name of ['request', 'userRequest'])
        createData[name] = createData[name].replaceAll(KIT + sep, WORKSPACE);
    });
  });
}

module.exports = { PortableIdsPlugin };
