const { spawn } = require('node:child_process');
const { existsSync } = require('node:fs');
const { join, resolve } = require('node:path');
const { satisfies } = require('semver');
const { sharedPackages } = require('@site/shared/federation');
const { DevError } = require('../servers/address');

/** Below `PREVIEWS_PATH` of the contracts, which are TypeScript. */
const PREVIEW_BASE = /^\/_preview\/[^/]+/;

/** Of the `site` command, which reads stores. */
const COMMAND = join(__dirname, '../../../cli/bin/site.js');

/**
 * Where a live site is to be had: at its address, at that of a preview, or from a store, which is served for the time being.
 * @param {string} place an address, or a store's folder or bucket
 * @param {string} cwd folder that the command was given in
 * @returns {Promise<{ origin: string, basePath: string }>}
 * @throws {DevError}
 */
async function findLive(place, cwd) {
  const isAddress = /^https?:/i.test(place);
  if (place === '' || (isAddress && !URL.canParse(place)))
    throw new DevError(
      `"${place}" is no place. Say what to develop against: the address of the site, of a preview, or a store.`,
    );
  const url = isAddress ? new URL(place) : await serveStore(place, cwd);
  const [basePath = ''] = PREVIEW_BASE.exec(url.pathname) ?? [];
  return { origin: url.origin, basePath };
}

async function serveStore(place, cwd) {
  if (!existsSync(COMMAND))
    throw new DevError(
      `${place} is no address, and stores are read by the packages in platform/, which are not checked out here. Give the address of the site (https://…), or check platform/ out.`,
    );
  const store = place.includes('://') ? place : resolve(cwd, place);
  const child = spawn(process.execPath, [COMMAND, 'serve', '--port', '0', '--store', store], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill());
  let [said, errors] = ['', ''];
  return new Promise((found, failed) => {
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const [url] = /http:\/\/localhost:\d+/.exec(said) ?? [];
      if (url) found(new URL(url));
    });
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.once('exit', () => failed(new DevError(errors.trim() || `${store} cannot be served.`)));
  });
}

/**
 * Makes sure that a live shell has what this checkout's parts need of it, as going live does.
 * @param {Record<string, string>} provided versions by library, as the shell brings them
 * @throws {DevError} with the library that does not fit
 */
function assertShellFits(provided) {
  for (const [name, range] of Object.entries(sharedPackages)) {
    const version = provided[name];
    if (version && satisfies(version, range)) continue;
    throw new DevError(
      `The shell that is live brings ${version ? `${name} ${version}` : `no ${name}`}, and this checkout needs ${range}. ` +
        'Bring the checkout to what is live (git pull), or develop with its own shell: npm run dev (in the root folder)',
    );
  }
}

module.exports = { assertShellFits, findLive };
