/** Webpack loader for pictures: lets through, unchanged, what `shared/content/picture-rules.ts` has nothing against. */
require('tsx/cjs');
const { basename, join } = require('node:path');
const { pictureProblems } = require('../content/picture-rules.ts');
const { buildError, shortPath } = require('../working-copy/build-error.ts');

/** Where the site's icons are. */
const ICONS = 'shell/site-files/icons/';

module.exports = function pictureLoader(bytes) {
  this.addDependency(join(__dirname, '../content/picture-rules.ts'));
  const isIcon = shortPath(this.resourcePath).startsWith(ICONS);
  const problems = pictureProblems(basename(this.resourcePath), bytes, { isIcon });
  if (problems.length > 0)
    throw buildError(problems.map((what) => `${shortPath(this.resourcePath)} ${what}.`).join('\n'));
  return bytes;
};
module.exports.raw = true;
