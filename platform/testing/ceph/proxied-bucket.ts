import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@site/ledger';
import type { S3Store } from '@site/store';
import { type S3Proxy, startS3Proxy } from '../s3-proxy';
import { makeTemporaryFolder } from '../temporary-folder';
import { type CephBucket, cephEnvironment, makeCephBucket } from './use-ceph';

/** A bucket of the test's own, with a proxy before its server, and a store in it. */
export interface ProxiedBucket {
  bucket: CephBucket;
  proxy: S3Proxy;
  /** A folder of the test's own, to run commands in. */
  folder: string;
  /** `s3://…/store` */
  address: string;
  /** For commands: names the store, and reaches it through the proxy. */
  env: Record<string, string>;
  /** Reaches the server itself. */
  store: S3Store;
  /** Another handle, through the proxy unless another environment is given; it is closed with the bucket. */
  open(env?: Record<string, string>): Promise<S3Store>;
  close(): Promise<void>;
}

/** @param upstream address of the gateway; by default the first of the test run */
export async function aProxiedBucket(
  upstream: (bucket: CephBucket) => string | Promise<string> = ({ ceph }) => ceph.url,
): Promise<ProxiedBucket> {
  const folder = await makeTemporaryFolder();
  const bucket = await makeCephBucket();
  const proxy = await startS3Proxy(await upstream(bucket));
  const address = `s3://${bucket.name}/store`;
  const env = { ...cephEnvironment(proxy.url), SITE_STORE: address, SITE_CACHE: join(folder, 'cache') };
  const opened: S3Store[] = [];
  const open = async (own: Record<string, string> = env) => {
    const store = (await openStore(address, { env: own })) as S3Store;
    opened.push(store);
    return store;
  };
  return {
    ...{ bucket, proxy, folder, address, env, open },
    store: await open({ ...bucket.env, SITE_CACHE: join(folder, 'cache') }),
    close: async () => {
      opened.forEach((store) => store.close());
      await proxy.close();
      await rm(folder, { recursive: true });
    },
  };
}
