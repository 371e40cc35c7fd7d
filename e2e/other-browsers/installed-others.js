/** Finds Firefox and WebKitGTK on this machine. Downloads nothing. */
const { existsSync, readdirSync } = require('node:fs');
const { findOnPath } = require('../../platform/page-check/installed-browser');

/** Debian's packages. WebKitGTK needs a screen to draw on; Firefox draws without. */
const DEBIAN_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Where distributions put WebKitGTK's own small browser: `/usr/lib/<triplet>/webkit2gtk-4.1/MiniBrowser`. */
const LIBRARIES = '/usr/lib';

/**
 * Path of Firefox's executable; null where there is none.
 * @param {Record<string, string | undefined>} env
 */
function findFirefox(env) {
  return findOnPath('firefox-esr', env) ?? findOnPath('firefox', env);
}

/**
 * What WebKitGTK is driven with.
 * @param {Record<string, string | undefined>} env
 * @returns {{ driver: string, browser: string, screen: string } | null} paths of executables; null where one is missing
 */
function findWebKitGtk(env) {
  const driver = findOnPath('WebKitWebDriver', env);
  const screen = findOnPath('Xvfb', env);
  const browser = findMiniBrowser();
  return driver && screen && browser ? { driver, screen, browser } : null;
}

function findMiniBrowser() {
  for (const folder of [LIBRARIES, ...foldersIn(LIBRARIES).filter((path) => path.endsWith('-linux-gnu'))])
    for (const version of foldersIn(folder).filter((path) => /webkit2?gtk-/.test(path)))
      if (existsSync(`${version}/MiniBrowser`)) return `${version}/MiniBrowser`;
  return null;
}

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
}

module.exports = { DEBIAN_PACKAGES, findFirefox, findWebKitGtk };
