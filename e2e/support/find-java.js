/** Finds a Java runtime, which the W3C's HTML checker needs; installs one where that needs no permission. */
const { spawnSync } = require('node:child_process');
const { join } = require('node:path');
const { canInstall, installPackages } = require('../../platform/testing/apt-get');

/** What to do where there is none. */
const REMEDY =
  'No Java runtime: install one (Debian: default-jre-headless), or name its folder in JAVA_HOME.';

/** Installs Debian's Java runtime where there is none and this user may. @param {(sentence: string) => void} say Reports progress. */
function provideJava(say) {
  if (findJava() || !canInstall()) return;
  say("No Java found: installing Debian's with apt-get, for the HTML checker.");
  installPackages(['default-jre-headless']);
}

/** Path of Java's executable; null when this machine has none. */
function findJava() {
  const { JAVA_HOME } = process.env;
  return [...(JAVA_HOME ? [join(JAVA_HOME, 'bin/java')] : []), 'java'].find(runs) ?? null;
}

function runs(command) {
  return spawnSync(command, ['--version'], { stdio: 'ignore' }).status === 0;
}

module.exports = { findJava, provideJava, REMEDY };
