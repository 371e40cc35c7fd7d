import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openStore } from '../../deploy/records/open-store';
import { makeCephBucket } from '../../deploy/testing/ceph/use-ceph';
import { fillStore } from '../../deploy/testing/fill-store';
import { copyFolderStore } from './copy-folder-store';
import { memoryFolder } from './memory-folder';

/** What a journey's store lies in. */
export type StoreKind = 'folder' | 'bucket';

/** Where a store is, and how commands reach it. */
export interface StorePlace {
  /** A folder, or `s3://…`. */
  address: string;
  env?: Record<string, string>;
}

/** A store of one journey alone. */
export interface OwnPlace extends Required<StorePlace> {
  remove(): void;
}

/** A copy of the journeys' store, in a folder or in a bucket. */
export async function copyStore(kind: StoreKind): Promise<OwnPlace> {
  const stores = memoryFolder() ?? join(__dirname, '../../.cache/journey-stores');
  mkdirSync(stores, { recursive: true });
  const folder = mkdtempSync(join(stores, 'journey-store-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  const source = process.env.SITE_E2E_STORE as string;
  if (kind === 'folder') {
    copyFolderStore(source, folder);
    return { address: folder, env: {}, remove };
  }
  const bucket = await makeCephBucket();
  const place = { address: `s3://${bucket.name}/store`, env: { ...bucket.env, SITE_CACHE: folder } };
  await fillStore(await openStore(place.address, place), await openStore(source, { env: {} }));
  return { ...place, remove };
}
