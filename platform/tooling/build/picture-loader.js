/** Webpack loader for pictures: lets through, unchanged, what `shared/content/picture-rules.ts` has nothing against. */
require('tsx/cjs');
const { basename, join } = require('node:path');
const { pictureProblems } = require('@site/shared/content/picture-rules');
const { buildError, shortPath } = require('@site/shared/working-copy/build-error');
const { KIT } = require('@site/shared/working-copy/working-copy');

/** Where the site's icons are. */
const ICONS = 'shell/site-files/icons/';

module.exports = function pictureLoader(bytes) {
  this.addDependency(join(KIT, 'content/picture-rules.ts'));
  const isIcon = shortPath(this.resourcePath).startsWith(ICONS);
  const problems = pictureProblems(basename(this.resourcePath), bytes, { isIcon });
  if (problems.length > 0)
    throw buildError(problems.map((what) => `${shortPath(this.resourcePath)} ${what}.`).join('\n'));
  return bytes;
};
module.exports.raw = true;
