/** Installs the distribution's packages that tests need: as root, and on a CI runner, whose user may become root. */
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');

/** Whether this machine has apt-get, and this user may use it. */
function canInstall() {
  return commandLine() !== null;
}

/** @param {string[]} packages Debian's names. What could not be installed is missing afterwards: callers look. */
function installPackages(packages) {
  const [command, ...words] = commandLine();
  const run = (...more) => spawnSync(command, [...words, ...more], { stdio: 'ignore' });
  const install = () => run('install', '-y', '-qq', '--no-install-recommends', ...packages);
  if (install().status === 0) return;
  // The list of packages is old, or was never fetched.
  run('update', '-qq');
  install();
}

function commandLine() {
  if (!existsSync('/usr/bin/apt-get')) return null;
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  if (process.getuid?.() === 0) return apt;
  return process.env.CI ? ['sudo', '--non-interactive', ...apt] : null;
}

module.exports = { canInstall, installPackages };
