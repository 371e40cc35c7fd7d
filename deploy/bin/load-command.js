const { createRequire } = require('node:module');
const { join } = require('node:path');
const { Script } = require('node:vm');
const { ROOT } = require('@site/shared/working-copy/working-copy');
const { KeptBundle } = require('./kept-bundle');
const { nameSources } = require('./source-stacks');

const source = join(__dirname, '../cli/run.ts');

/**
 * Loads the `site` command. To load its thousand files one by one takes longer than a rollback; so they are made into one
 * file, which is kept until one of them changes (decision 0032).
 * @returns {Promise<typeof import('../cli/run')>}
 */
async function loadCommand() {
  // Whoever loads TypeScript already gets the sources themselves, perhaps with changes made in memory.
  if (require.extensions['.ts']) return require(source);
  const kept = new KeptBundle(ROOT);
  const bundle = kept.read() ?? kept.keep(await require('./bundle-command').bundleCommand(ROOT, source));
  return run(bundle, kept);
}

/**
 * @param {import('./kept-bundle').Bundle} bundle
 * @param {KeptBundle} kept
 */
function run({ id, code, map }, kept) {
  const filename = kept.fileOf(`${id}.cjs`);
  // Each command calls other functions.
  const [, , word = ''] = process.argv;
  const name = `${id}-${/^[a-z]+$/.test(word) ? word : 'help'}.v8`;
  const cachedData = kept.readCompiled(name);
  const script = new Script(`(function (exports, require, module) {${code}\n})`, { filename, cachedData });
  nameSources(filename, map, ROOT);
  const module = { exports: {} };
  script.runInThisContext()(module.exports, createRequire(source), module);
  // At the end, as V8 compiles a function when it is called.
  if (!cachedData || script.cachedDataRejected)
    process.once('exit', () => kept.keepCompiled(name, script.createCachedData()));
  return module.exports;
}

module.exports = { loadCommand };
