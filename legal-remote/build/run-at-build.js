/**
 * Webpack loader for `*.built.ts`: runs the module at build time, and puts its exports, as plain data, in its place; with
 * `?in=kn`, what its export `byLanguage` has for Kannada, or for English where it has nothing. Its export `files` is written
 * next to the build, as JSON. The module and its imports go through the usual loaders first, so content is checked and
 * changes are watched.
 */
require('tsx/cjs');
const { DEFAULT_LANGUAGE } = require('@site/shared/site/languages');

module.exports.pitch = async function runAtBuild() {
  const { files = {}, ...results } = await run(this);
  for (const [name, content] of Object.entries(files)) this.emitFile(name, JSON.stringify(content));
  const exported = inLanguage(results, new URLSearchParams(this.resourceQuery).get('in'));
  return Object.entries(exported)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
};

function inLanguage(exported, language) {
  return language ? (exported.byLanguage[language] ?? exported.byLanguage[DEFAULT_LANGUAGE]) : exported;
}

async function run(loader) {
  try {
    return await loader.importModule(`${loader.resourcePath}?run`);
  } catch (cause) {
    // Webpack does not know the dependencies of a module that failed: a cached error would stay after it is corrected.
    loader.cacheable(false);
    throw Object.assign(new Error(cause.message, { cause }), { hideStack: true });
  }
}
