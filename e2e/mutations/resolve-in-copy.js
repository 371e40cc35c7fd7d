const { join, relative, resolve } = require('node:path');
const { ROOT } = require('@site/shared/working-copy/working-copy');

const copy = resolve(__dirname, '../..');

/** The workspace packages in `node_modules` lead to the sources that the copy was made of; tests are of the copy. */
module.exports = (request, options) => {
  const file = options.defaultResolver(request, options);
  const path = relative(ROOT, file);
  return /^(platform|shared|shell|[a-z-]+-remote)\//.test(path) ? join(copy, path) : file;
};
