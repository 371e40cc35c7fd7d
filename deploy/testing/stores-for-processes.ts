import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../records/open-store';
import type { Store } from '../store/store';
import { aProxiedBucket } from './ceph/proxied-bucket';
import { describeOnCeph } from './ceph/use-ceph';
import { makeTemporaryFolder } from './temporary-folder';
import { type RunKilled, runKilledOnBucket, runKilledOnFolder } from './killed-process';

/** A store that this process and others use. */
export interface SharedStore {
  store: Store;
  /** A folder of the test's own, to run commands in. */
  folder: string;
  /** Names the store, and says how it is reached. */
  env: Record<string, string>;
  runKilled: RunKilled;
  close(): Promise<void>;
}

async function inAFolder(): Promise<SharedStore> {
  const folder = await makeTemporaryFolder();
  const address = join(folder, 'store');
  return {
    store: await openStore(address, { env: {} }),
    folder,
    env: { SITE_STORE: address },
    runKilled: runKilledOnFolder,
    close: () => rm(folder, { recursive: true }),
  };
}

async function inABucket(): Promise<SharedStore> {
  const { proxy, ...bucket } = await aProxiedBucket();
  return { ...bucket, runKilled: runKilledOnBucket(proxy) };
}

/** `describe` for each back end. Where Ceph is not installed, buckets are skipped; the title says why. */
export function describeOnSharedStores(
  title: (kind: 'folder' | 'bucket') => string,
  tests: (kind: 'folder' | 'bucket', open: () => Promise<SharedStore>) => void,
): void {
  describe(title('folder'), () => tests('folder', inAFolder));
  describeOnCeph(title('bucket'), () => tests('bucket', inABucket));
}
