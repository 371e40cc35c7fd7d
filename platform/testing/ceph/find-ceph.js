/** Finds Ceph, whose S3 server the tests of buckets run against; installs it where that needs no permission. */
const { existsSync } = require('node:fs');
const { canInstall, installPackages } = require('../apt-get');

const PROGRAMS = ['ceph', 'ceph-authtool', 'ceph-mon', 'ceph-osd', 'monmaptool', 'radosgw', 'radosgw-admin'];
const FOLDERS = ['/usr/bin', '/usr/local/bin'];
const DEBIAN_PACKAGES = ['radosgw', 'ceph-mon', 'ceph-osd', 'ceph-common', 'ceph-base'];

/** Whether a Ceph can be started on this machine. */
function hasCeph() {
  return PROGRAMS.every((name) => FOLDERS.some((folder) => existsSync(`${folder}/${name}`)));
}

/** Installs the distribution's Ceph where there is none and this user may. @param {(sentence: string) => void} say Reports progress. */
function provideCeph(say) {
  if (hasCeph() || !canInstall()) return;
  say('No Ceph found: installing one with apt-get, for the tests of buckets.');
  installPackages(DEBIAN_PACKAGES);
}

module.exports = { hasCeph, provideCeph };
