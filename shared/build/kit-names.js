/** Which names of the kit a build uses, and which it brings: a name that one part drops breaks another only at a click. */
const KIT = '@site/shared/ui';

/**
 * Reads the names while modules still stand apart: later, webpack joins some of them. It sees what is imported by name and used,
 * also in code that webpack leaves out later; not what is taken from `import * as kit` as a whole, or from `await import(…)`.
 * @param {Iterable<import('webpack').Module>} modules of a compilation whose modules are all built
 * @param {import('webpack').ModuleGraph} moduleGraph
 * @returns {{ uses: string[], brings?: string[] }} sorted; `brings` of a build that has the kit itself
 */
function kitNames(modules, moduleGraph) {
  const uses = new Set();
  let brings;
  for (const module of modules) {
    for (const dependency of dependenciesOf(module)) {
      const [name] = dependency.ids ?? [];
      if (name && isKit(moduleGraph.getModule(dependency))) uses.add(name);
    }
    if (module.type === 'provide-module' && module._name === KIT) {
      const kit = moduleGraph.getModule(module.blocks[0].dependencies[0]);
      brings = [...moduleGraph.getProvidedExports(kit)].sort();
    }
  }
  return { uses: [...uses].sort(), ...(brings && { brings }) };
}

function isKit(module) {
  return module?.type === 'consume-shared-module' && module.options.shareKey === KIT;
}

/** Those of a module, and of what it imports when it is needed. */
function dependenciesOf({ dependencies, blocks }) {
  return [...dependencies, ...blocks.flatMap(dependenciesOf)];
}

module.exports = { kitNames };
