import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connectToBucket, type S3Environment } from '../../store/s3-bucket';
import type { RunningCeph } from './ceph-daemons';
import { CEPH_USER } from './ceph-user';
import { hasCeph } from './find-ceph';

/** `describe` for tests against Ceph's S3 server. Where it is not installed, they are skipped; the title says why. */
export function describeOnCeph(title: string, tests: () => void): void {
  if (hasCeph()) describe(title, tests);
  else describe.skip(`${title} [skipped: Ceph is not installed]`, tests);
}

/** For the hook of a test that may be the first to ask, in ms. */
export const CEPH_START_LIMIT_MS = 120_000;

/** A fresh bucket on the Ceph of this test run. */
export interface CephBucket {
  name: string;
  ceph: RunningCeph;
  /** For `openStore` and `connectToBucket`. */
  env: S3Environment & Record<string, string>;
}

/** The Ceph of this test run, started by the first that asks; it ends with the run. */
async function cephOfThisRun(): Promise<RunningCeph> {
  const run = process.env.SITE_TEST_RUN || String(process.pid);
  const folder = join(tmpdir(), `site-ceph-${run}`);
  const isFirst = await mkdir(folder).then(
    () => true,
    () => false,
  );
  if (isFirst) {
    const keeper = join(__dirname, 'keep-ceph.ts');
    const words = ['--import', require.resolve('tsx'), keeper, folder, run];
    spawn(process.execPath, words, { detached: true, stdio: 'ignore' }).unref();
  }
  for (const start = Date.now(); Date.now() - start < CEPH_START_LIMIT_MS; await pause(50)) {
    if (existsSync(join(folder, 'failed.txt')))
      throw new Error(`Ceph did not start: ${await readFile(join(folder, 'failed.txt'), 'utf8')}`);
    if (existsSync(join(folder, 'ready.json')))
      return JSON.parse(await readFile(join(folder, 'ready.json'), 'utf8')) as RunningCeph;
  }
  throw new Error(`Ceph did not start within ${CEPH_START_LIMIT_MS / 1000} s: see ${folder}/log`);
}

/** Makes a bucket that nobody else uses. */
export async function makeCephBucket(): Promise<CephBucket> {
  const ceph = await cephOfThisRun();
  const name = `site-${randomBytes(6).toString('hex')}`;
  const env = cephEnvironment(ceph.url);
  const { s3 } = await connectToBucket(name, '', env);
  await s3.createBucket({ Bucket: name });
  s3.destroy();
  return { name, ceph, env };
}

/** @param url of a gateway, or of what stands before it */
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
