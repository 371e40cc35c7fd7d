const { existsSync, readdirSync, readFileSync } = require('node:fs');
const { basename, dirname, join, resolve } = require('node:path');
const { parts, partsOf } = require('../federation');

/** The folder of this package. */
const KIT = resolve(__dirname, '..');

const around = dirname(KIT);

/** Whether a part's own repository has this package installed; otherwise it is one of the workspaces. */
const isInstalled = basename(dirname(around)) === 'node_modules';

/** The root of the repository that is worked in: its parts are in folders of it, and paths that people read begin there. */
const ROOT = isInstalled ? resolve(around, '../..') : around;

/** What is installed ready to run. The kit is source, wherever it lies. */
const LIBRARIES = /[\\/]node_modules[\\/](?!@site[\\/])/;

/**
 * In a path, signs that tools of a build read as their own: `!` for webpack's loaders, `?` and `#` for what follows a file's name,
 * `'` in what Module Federation writes, `*` for patterns.
 */
const TAKEN = /[!?#*']/;

/**
 * What keeps parts from being built in a folder, and what to do; null where nothing does.
 * @param {string} folder absolute path
 */
function unusableFolder(folder) {
  const [sign] = TAKEN.exec(folder) ?? [];
  return sign
    ? {
        fact: `The path ${folder} has a sign that tools of the build read as their own: ${sign}`,
        remedy: `Rename the folder, or move the working copy, so that its path has no ${sign}; then run the command again.`,
      }
    : null;
}

/** The oldest that runs the project: `engines`. */
const OLDEST_NODE = [22, 19];

/**
 * What keeps a Node from running the project, and what to do; null where nothing does. npm's scripts have one that is new enough
 * on Linux, whatever is installed: it is among the packages of `@site/tooling`.
 * @param {string} version
 */
function unusableNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const isOlder = major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]);
  return isOlder
    ? {
        fact: `This is Node ${version}, and the project needs ${OLDEST_NODE.join('.')} or newer`,
        remedy: `Install Node 24 (https://nodejs.org), then run the command again. On Linux (x64), npm run has it after npm ci: npm run site -- status.`,
      }
    : null;
}

/** Folders of the platform's packages, from the root of a repository on. */
function platformPackages(root = ROOT) {
  return readdirSync(join(root, 'platform'))
    .map((name) => `platform/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'package.json')));
}

/** Rows of a repository that has the kit from a package, for parts and pages that its kit's table does not have yet. */
const OWN_TABLE = join(ROOT, 'parts.json');

/**
 * The table of parts, with the rows of this repository's own.
 * @type {Record<string, import('../federation').Part>}
 */
const knownParts = {
  ...parts,
  ...(isInstalled && existsSync(OWN_TABLE) && partsOf(JSON.parse(readFileSync(OWN_TABLE, 'utf8')))),
};

/** Names of the parts whose source is in this repository. */
const partsHere = Object.keys(knownParts).filter((name) =>
  existsSync(join(ROOT, knownParts[name].workspace)),
);

module.exports = {
  isInstalled,
  KIT,
  knownParts,
  LIBRARIES,
  partsHere,
  platformPackages,
  ROOT,
  unusableFolder,
  unusableNode,
};
