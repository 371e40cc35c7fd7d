/** Webpack loader for `all-versions.ts`: leaves, in its place, the versions of the policy as data. */
require('tsx/cjs');

module.exports = function allVersionsLoader() {
  const { readVersions, versionFolders } = require('../policy/versions.ts');
  versionFolders.forEach((folder) => this.addContextDependency(folder));
  const { files, ...versions } = readVersions();
  files.forEach((file) => this.addDependency(file));
  return Object.entries(versions)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');
};
