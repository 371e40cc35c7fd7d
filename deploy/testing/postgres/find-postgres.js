/** Finds PostgreSQL, which the tests of counted visits run against; installs it where that needs nobody's permission. */
const { existsSync, readdirSync } = require('node:fs');
const { join } = require('node:path');
const { canInstall, installPackages } = require('../apt-get');

/** Debian has a folder for each version there, and none of them on the path. */
const VERSIONS = '/usr/lib/postgresql';
const FOLDERS = ['/usr/local/bin', '/usr/bin', '/opt/homebrew/bin'];

/** The folder of its programs, of the newest version; null where there is none. @returns {string | null} */
function findPostgres() {
  const versions = existsSync(VERSIONS) ? readdirSync(VERSIONS).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(VERSIONS, version, 'bin')), ...FOLDERS];
  const hasPrograms = (folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
  return folders.find(hasPrograms) ?? null;
}

/** Installs the distribution's PostgreSQL where there is none and this user may. @param {(sentence: string) => void} say Reports progress. */
function providePostgres(say) {
  if (findPostgres() || !canInstall()) return;
  say('No PostgreSQL found: installing one with apt-get, for the tests of visits.');
  installPackages(['postgresql']);
}

module.exports = { findPostgres, providePostgres };
