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

/** Installs Debian's Ceph as root where there is none. @param {(sentence: string) => void} say Reports progress. */
function provideCeph(say) {
  if (hasCeph() || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  say("No Ceph found: installing Debian's with apt-get, for the tests of buckets.");
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...DEBIAN_PACKAGES], options);
}

module.exports = { hasCeph, provideCeph };
