/** Finds a Chromium on this machine: for `site check`, and for the tests. Downloads nothing. */
const { existsSync } = require('node:fs');
const { delimiter, join } = require('node:path');

/** Takes half the time of a Chromium that draws a window that is not seen. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const SYSTEM_BROWSERS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Path of the executable: the one named in `CHROMIUM_PATH`, a headless shell, a Chromium or Chrome of the system, or what
 * Playwright has installed.
 * @param {Record<string, string | undefined>} env
 * @returns {string | null} null when there is none
 */
function installedBrowser(env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const onPath = [HEADLESS_SHELL, ...SYSTEM_BROWSERS].map((name) => findOnPath(name, env)).find(Boolean);
  if (onPath) return onPath;
  // Only now: it takes as long as a rollback to load.
  const own = require('playwright-core').chromium.executablePath();
  return existsSync(own) ? own : null;
}

/** Path of a Chromium or Chrome of the system; null when there is none. @param {Record<string, string | undefined>} env */
function systemBrowser(env) {
  return SYSTEM_BROWSERS.map((name) => findOnPath(name, env)).find(Boolean) ?? null;
}

/**
 * @param {string} command
 * @param {Record<string, string | undefined>} env
 */
function findOnPath(command, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path)) ?? null;
}

module.exports = { findOnPath, HEADLESS_SHELL, installedBrowser, systemBrowser };
