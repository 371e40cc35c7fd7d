/**
 * Names the modules that Module Federation writes for a build by what they are. By default their ids follow from the
 * folder that the project lies in, and the same source would give another release on each machine.
 */
class PortableIdsPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
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

function portableId(identifier) {
  if (!/[\\/]\.federation[\\/]entry\.[0-9a-f]+\.js/.test(identifier)) return null;
  return identifier.startsWith('container entry') ? 'federation-container' : 'federation-runtime';
}

module.exports = { PortableIdsPlugin };
