/** Finds a Chromium to look at pages with; installs one where there is none. */
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');
const { chromium } = require('playwright-core');
const { canInstall, installPackages } = require('../../platform/testing/apt-get');
const { findOnPath, HEADLESS_SHELL, systemBrowser } = require('../../platform/page-check/installed-browser');

/** A font that stands in for the brand's until that has come (`shared/theme/global.styles.ts`): browsers only recommend it. */
const FONTS = 'fonts-liberation';

/** @param {string} command */
const isOnPath = (command) => findOnPath(command, process.env);

/**
 * @param {(sentence: string) => void} say Told what is being installed.
 * @returns {string} Path of the browser's executable.
 * @throws {Error} With the remedy, when no browser can be had.
 */
function findBrowser(say) {
  const found = process.env.CHROMIUM_PATH ?? installedBrowser();
  if (found) return found;

  if (canInstall()) {
    say("No Chromium found: installing Debian's with apt-get.");
    installPackages(['chromium', FONTS]);
  } else {
    say("No Chromium found: downloading Playwright's.");
    const download = [require.resolve('playwright-core/cli.js'), 'install', 'chromium'];
    spawnSync(process.execPath, download, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const installed = installedBrowser();
  if (installed) return installed;
  throw new Error(
    'No Chromium could be installed. Install Chromium or Chrome, or name one in CHROMIUM_PATH, then run the tests again.',
  );
}

/**
 * The browser for journeys: a headless shell where there is one, since a visit in it takes half the time of one in a
 * Chromium that draws a window that is not seen.
 * @param {(sentence: string) => void} say Told what is being installed.
 * @returns {string | undefined} Path of the executable; undefined for Playwright's own.
 * @throws {Error} With the remedy, when no browser can be had.
 */
function findJourneyBrowser(say) {
  const found = process.env.CHROMIUM_PATH ?? isOnPath(HEADLESS_SHELL) ?? installHeadlessShell(say);
  if (found) return found;
  const system = systemBrowser(process.env);
  if (system) return system;
  findBrowser(say);
  return systemBrowser(process.env) ?? undefined;
}

/** Path of Debian's, installed now; null where this user may not or this system cannot. */
function installHeadlessShell(say) {
  if (!canInstall()) return null;
  say(`Installing Debian's ${HEADLESS_SHELL} with apt-get: in it, the journeys take half the time.`);
  installPackages([HEADLESS_SHELL, FONTS]);
  return isOnPath(HEADLESS_SHELL);
}

/** Path of a Chromium or Chrome on this machine; null when there is none. */
function installedBrowser() {
  const onPath = systemBrowser(process.env);
  if (onPath) return onPath;
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null;
}

module.exports = { findBrowser, findJourneyBrowser };
