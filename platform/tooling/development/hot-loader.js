/**
 * Webpack loader of development servers: in the place of a module, leaves one that hands an export of it to a helper, and
 * hands it the next one when the module, or what it is made of, is edited. Options:
 *   `helper`: module whose function `hot` takes `{ id }` and gives `{ first, next }`: what to export, and what to do with
 *     an export that follows.
 *   `name`: of the export.
 *   `id`: tells modules of different parts apart.
 */
const { basename, dirname } = require('node:path');

/** As a pitch the loader runs in place of the others; they make the module itself (`?own`). */
module.exports.pitch = function hotLoader() {
  const { helper, name, id = '' } = this.getOptions();
  const file = basename(this.resourcePath);
  const own = JSON.stringify(`./${file}?own`);
  const request = JSON.stringify(this.utils.contextify(dirname(this.resourcePath), helper));
  return [
    `import { ${name} as own } from ${own};`,
    `import { hot } from ${request};`,
    `export * from ${own};`,
    `const kept = hot(${JSON.stringify({ id: `${id}/${file}` })});`,
    `const first = kept.first(own);`,
    `export { first as ${name} };`,
    `import.meta.webpackHot.accept(${own}, () => kept.next(own));`,
  ].join('\n');
};
