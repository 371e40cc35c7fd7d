/** Which npm packages a build holds: their licences ask to be told of (`platform/builder/licences`). */
const { readFileSync } = require('node:fs');

/** The folder of a package: the last of all nested ones. Folders with a leading dot are tools' own; what is of the site is no library. */
const PACKAGE_FOLDER = /^.*[\\/]node_modules[\\/](?!@site[\\/])(?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*/;

/**
 * @param {import('webpack').Compilation} compilation
 * @returns {string[]} such as `react@19.3.1`, sorted
 */
function packagesIn(compilation) {
  const { chunkGraph, modules } = compilation;
  const used = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const folders = new Set();
  for (const module of used.flatMap(withInner)) {
    const folder = PACKAGE_FOLDER.exec(module.resource ?? '')?.[0];
    if (folder) folders.add(folder);
  }
  return [...new Set([...folders].map(nameAndVersion))].sort();
}

/** A module that webpack made of several, and these. */
function withInner(module) {
  return [module, ...(module.modules ?? [])];
}

function nameAndVersion(folder) {
  const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  return `${name}@${version}`;
}

module.exports = { packagesIn };
