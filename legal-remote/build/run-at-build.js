/**
 * Webpack loader for `*.built.ts`: runs the module while building and leaves what it exports as plain data. The module
 * and all that it imports go through the usual loaders first, so content is checked and changes are watched.
 */
module.exports.pitch = async function runAtBuild() {
  const exported = await run(this);
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
};

async function run(loader) {
  try {
    return await loader.importModule(`${loader.resourcePath}?run`);
  } catch (cause) {
    // Webpack does not yet know on which files a module that failed depends: it would keep the error once it is mended.
    loader.cacheable(false);
    throw Object.assign(new Error(cause.message, { cause }), { hideStack: true });
  }
}
