/** Finds the browsers beside Chromium that visitors come with. */
const { existsSync, readdirSync } = require('node:fs');
const { canInstall, installPackages } = require('../../deploy/testing/apt-get');
const { findOnPath } = require('../../deploy/check/installed-browser');

/** WebKitGTK needs a screen to draw on; Firefox draws without. */
const DEBIAN_PACKAGES = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'];

/** Where distributions put WebKitGTK's own small browser: `/usr/lib/<triplet>/webkit2gtk-4.1/MiniBrowser`. */
const LIBRARIES = '/usr/lib';

/** Path of Firefox's executable; null where there is none. */
function findFirefox() {
  return onPath('firefox-esr') ?? onPath('firefox');
}

/**
 * What WebKitGTK is driven with.
 * @returns {{ driver: string, browser: string, screen: string } | null} paths of executables; null where one is missing
 */
function findWebKitGtk() {
  const [driver, screen, browser] = [onPath('WebKitWebDriver'), onPath('Xvfb'), findMiniBrowser()];
  return driver && screen && browser ? { driver, screen, browser } : null;
}

function findMiniBrowser() {
  for (const folder of [LIBRARIES, ...foldersIn(LIBRARIES).filter((path) => path.endsWith('-linux-gnu'))])
    for (const version of foldersIn(folder).filter((path) => /webkit2?gtk-/.test(path)))
      if (existsSync(`${version}/MiniBrowser`)) return `${version}/MiniBrowser`;
  return null;
}

/** Installs Debian's where one is missing and this user may. @param {(sentence: string) => void} say Reports progress. */
function provideOtherBrowsers(say) {
  if ((findFirefox() && findWebKitGtk()) || !canInstall()) return;
  say('Installing Firefox and WebKitGTK with apt-get: visitors come with them as well.');
  installPackages(DEBIAN_PACKAGES);
}

/** @param {string} command */
const onPath = (command) => findOnPath(command, process.env);

/** @param {string} folder */
function foldersIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${folder}/${name}`);
}

module.exports = { DEBIAN_PACKAGES, findFirefox, findWebKitGtk, provideOtherBrowsers };
