/** Where a Ceph of one machine lies and listens. */
export interface CephPlace {
  folder: string;
  fsid: string;
  monitorPort: number;
}

/**
 * `ceph.conf` for one monitor and one storage daemon on loopback, with everything in memory and no authentication between
 * the daemons: for tests alone.
 */
export function cephConfiguration({ folder, fsid, monitorPort }: CephPlace): string {
  return `
[global]
fsid = ${fsid}
mon host = v1:127.0.0.1:${monitorPort}
mon initial members = a
public addr = 127.0.0.1
public network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
keyring = ${folder}/keyring
run dir = ${folder}/run
admin socket = ${folder}/run/$name.$pid.asok
pid file =
log file = ${folder}/log/$name.log
mon cluster log file = ${folder}/log/cluster.log
ms bind ipv6 = false
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 2
osd pool default pgp num = 2
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
mon max pg per osd = 1000
mon data avail crit = 1
mon data avail warn = 1
setuser match path =
[mon.a]
mon data = ${folder}/mon
[osd.0]
osd data = ${folder}/osd
osd objectstore = memstore
memstore device bytes = 2147483648
osd class load list = *
osd class default list = *
[client.rgw]
rgw data = ${folder}/rgw
rgw enable usage log = false
rgw enable ops log = false
rgw thread pool size = 64
# Gateways tell each other of what they keep: making a bucket would wait 20 s for one that a test has killed.
rgw cache enabled = false
# The gateway remembers quotas and policies for so many seconds.
rgw user quota bucket sync interval = 1
rgw bucket quota ttl = 1
`;
}
