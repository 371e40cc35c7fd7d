/** Finds promtool, which tests Prometheus' alert rules; installs Prometheus where that needs no permission. */
const { existsSync } = require('node:fs');
const { canInstall, installPackages } = require('../apt-get');

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Its path; undefined where there is none. */
function findPromtool() {
  return FOLDERS.map((folder) => `${folder}/promtool`).find(existsSync);
}

/** Installs the distribution's Prometheus where there is none and this user may. @param {(sentence: string) => void} say Reports progress. */
function providePromtool(say) {
  if (findPromtool() || !canInstall()) return;
  say('No promtool found: installing Prometheus with apt-get, for the tests of alert rules.');
  installPackages(['prometheus']);
}

module.exports = { findPromtool, providePromtool };
