import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** A user whom a Ceph knows. */
interface CephUser {
  name: string;
  accessKey: string;
  secretKey: string;
}

/** The user who owns the buckets of tests. */
export const CEPH_USER: CephUser = { name: 'site', accessKey: 'SITEKEY', secretKey: 'SITESECRET' };

/** @param configuration path of `ceph.conf` */
export async function makeCephUser(configuration: string, user: CephUser): Promise<void> {
  const { name, accessKey, secretKey } = user;
  const words = ['user', 'create', '--uid', name, '--display-name', name];
  const keys = ['--access-key', accessKey, '--secret-key', secretKey];
  await promisify(execFile)('radosgw-admin', ['-c', configuration, ...words, ...keys]);
}
