import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../records/open-store';
import type { Store } from '../store/store';
import { startS3TestServer } from './s3-server';
import { makeTemporaryFolder } from './temporary-folder';
import { type RunKilled, runKilledOnBucket, runKilledOnFolder } from './killed-process';

/** A store that this process and others have at hand. */
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
  const folder = await makeTemporaryFolder();
  const server = await startS3TestServer();
  const address = 's3://site/store';
  return {
    store: await openStore(address, { env: server.env }),
    folder,
    env: { ...(server.env as Record<string, string>), SITE_STORE: address },
    runKilled: runKilledOnBucket(server),
    close: async () => {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Both back ends, for `describe.each`. */
export const SHARED_STORES: ['folder' | 'bucket', () => Promise<SharedStore>][] = [
  ['folder', inAFolder],
  ['bucket', inABucket],
];
