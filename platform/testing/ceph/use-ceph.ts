import { randomBytes } from 'node:crypto';
import { type S3Environment, connectToBucket } from '@site/store';
import { START_LIMIT_MS } from '../server-of-this-run';
import type { RunningCeph } from './ceph-daemons';
import { cephOfThisRun } from './ceph-of-this-run';
import { CEPH_USER } from './ceph-user';
import { hasCeph } from './find-ceph';

/** `describe` for tests against Ceph's S3 server. Where it is not installed, they are skipped; the title says why. */
export function describeOnCeph(title: string, tests: () => void): void {
  if (hasCeph()) describe(title, tests);
  else describe.skip(`${title} [skipped: Ceph is not installed]`, tests);
}

export { START_LIMIT_MS as CEPH_START_LIMIT_MS };

/** A fresh bucket on the Ceph of this test run. */
export interface CephBucket {
  name: string;
  ceph: RunningCeph;
  /** For `openStore` and `connectToBucket`. */
  env: S3Environment & Record<string, string>;
}

/** Makes a bucket of its own. */
export async function makeCephBucket(): Promise<CephBucket> {
  const ceph = await cephOfThisRun();
  const name = `site-${randomBytes(6).toString('hex')}`;
  const env = cephEnvironment(ceph.url);
  const { s3 } = await connectToBucket(name, '', env);
  await s3.createBucket({ Bucket: name });
  s3.destroy();
  return { name, ceph, env };
}

/** @param url of a gateway, or of what is before it */
export function cephEnvironment(
  url: string,
  { accessKey, secretKey } = CEPH_USER,
): S3Environment & Record<string, string> {
  return {
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: accessKey,
    AWS_SECRET_ACCESS_KEY: secretKey,
    SITE_S3_ENDPOINT: url,
  };
}
