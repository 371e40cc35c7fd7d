/** Finds Ceph, whose S3 server the tests of buckets run against; installs it where that needs nobody's permission. */
const { spawnSync } = require('node:child_process');
const { existsSync } = require('node:fs');

const PROGRAMS = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];
const FOLDERS = ['/usr/bin', '/usr/local/bin'];
const DEBIAN_PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common', 'ceph-base'];

/** Whether a Ceph can be started on this machine. */
function hasCeph() {
  return PROGRAMS.every((name) => FOLDERS.some((folder) => existsSync(`${folder}/${name}`)));
}

/**
 * Installs the distribution's Ceph where there is none: as root, and on a CI runner, whose user may become root.
 * @param {(sentence: string) => void} say Reports progress.
 */
function provideCeph(say) {
  const apt = aptGet();
  if (hasCeph() || !apt) return;
  say('No Ceph found: installing one with apt-get, for the tests of buckets.');
  const [command, ...words] = apt;
  const run = (...more) => spawnSync(command, [...words, ...more], { stdio: 'ignore' });
  run('update', '-qq');
  run('install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES);
}

/** How this user installs packages, as a command line; null where they may not. */
function aptGet() {
  if (!existsSync('/usr/bin/apt-get')) return null;
  const apt = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  if (process.getuid?.() === 0) return apt;
  return process.env.CI ? ['sudo', '--non-interactive', ...apt] : null;
}

module.exports = { hasCeph, provideCeph };
