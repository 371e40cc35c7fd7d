import fs from 'node:fs/promises';
import type { KeyEnvironment } from './authority/key-file';
import {
  type CopiesEnvironment,
  FolderStore,
  ObjectCache,
  type ReadFirst,
  type S3Environment,
  S3Store,
  type Store,
  TEMPORARY_FOLDER,
  assertSafeKey,
  bucketAddress,
  connectToBucket,
  copiesFolder,
  folderFault,
  hasCode,
  sweepLeftovers,
} from '@site/store';
import { SiteError } from '@site/errors';
import { isNew, markFormat, storeGone } from './records/store-format';
import { keepLive } from './known-stores/live-copy';
import { memoryOf, memoryOnMachine, remember } from './known-stores/store-memory';

/** How a store is opened. */
export interface OpenStoreOptions {
  /** The environment, for the server, region and credentials of a bucket, and for where this machine remembers stores. */
  env: S3Environment & CopiesEnvironment & KeyEnvironment & { SITE_PEOPLE?: string };
  /**
   * Whether an empty or absent place becomes a new store, unless this machine knows one with an access policy there (the default):
   * `again` also then, as for a store that a working copy makes again.
   */
  mayCreate?: boolean | 'again';
  /** Whether copies on this machine may stand in for bytes of a bucket (the default): not for commands that check them. */
  withCopies?: boolean;
  /** What is read first of it: a bucket is asked for that along with its format. */
  readFirst?: ReadFirst;
  /**
   * Whether this machine keeps what is live of it: of a bucket, and of a folder where `SITE_CACHE` says where. A store of which it has
   * that is opened also while it is away, without a look at its format.
   */
  keepsLive?: boolean;
}

/**
 * Opens the store at an address: a folder's path, or `s3://bucket/prefix`. A new one is marked with its format;
 * one that this version does not know is refused with nothing changed.
 * @throws SiteError `store-address-invalid`, `not-a-store`, `store-missing`, `store-gone`, `store-format-unknown`,
 *   `store-endpoint-invalid`, `trust-invalid`, and the faults of the back end
 */
export async function openStore(address: string, options: OpenStoreOptions): Promise<Store> {
  if (address.startsWith('s3://')) return openBucket(address, options);
  if (address.trim() === '' || isStoreUrl(address)) throw invalidAddress(address);

  const { env, mayCreate = true, keepsLive } = options;
  const store = new FolderStore(address);
  remember(store, memoryOnMachine(env, store.describe()));
  if (keepsLive && env.SITE_CACHE && (await keepLive(store, env.SITE_CACHE, store.root))) return store;
  await markIfNew(store, mayCreate, () => isEmptyFolder(store.root));
  await sweepLeftovers(store.root, Date.now());
  return store;
}

async function openBucket(address: string, options: OpenStoreOptions): Promise<Store> {
  const { env, mayCreate = true, withCopies = true, readFirst, keepsLive } = options;
  // Bucket names: 3 to 63 of lower-case letters, digits, dots and hyphens (S3 bucket naming rules).
  const match = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/(.*?))?\/?$/.exec(address);
  if (!match) throw invalidAddress(address);
  const [, name, prefix = ''] = match;
  if (prefix !== '') assertSafeKey(prefix);
  const bucket = await connectToBucket(name!, prefix, env);
  const copies = copiesFolder(env);
  // The same bucket and prefix at another server is another store.
  const known = bucketAddress(bucket);
  const machineName = bucket.endpoint ? `${known} at ${bucket.endpoint}` : known;
  const conditions = memoryOnMachine(env, machineName);
  const cache = copies && withCopies ? { copies: new ObjectCache(copies) } : {};
  const store = new S3Store(bucket, { conditions, ...cache });
  remember(store, conditions);
  if (keepsLive && copies && (await keepLive(store, copies, machineName))) return store;
  try {
    if (readFirst) store.prefetch(readFirst);
    await markIfNew(store, mayCreate, async () => (await store.listNames('')).length === 0);
    return store;
  } catch (error) {
    store.close();
    throw error;
  }
}

/** Whether an address names no folder: `s3:/bucket` with a slash left out, too. */
export function isStoreUrl(address: string): boolean {
  return /^(s3:|[a-z][a-z0-9+.-]+:\/\/)/i.test(address);
}

async function isEmptyFolder(root: string): Promise<boolean> {
  const entries = await fs.readdir(root).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    if (hasCode(error, 'ENOTDIR')) throw invalidAddress(root, ', which is a file or lies below one,');
    throw folderFault(error, `open ${root}`);
  });
  // What our own first write leaves, and the root of an ext4 volume.
  return entries.every((entry) => [TEMPORARY_FOLDER, 'lost+found'].includes(entry));
}

async function markIfNew(
  store: Store,
  mayCreate: boolean | 'again',
  isEmpty: () => Promise<boolean>,
): Promise<void> {
  if (!(await isNew(store, isEmpty))) return;
  const memory = memoryOf(store);
  if (mayCreate !== 'again' && (await memory.readTrusted())) throw storeGone(store, memory.place);
  if (mayCreate) return markFormat(store);

  throw new SiteError(
    'store-missing',
    `There is no release store at ${store.describe()}.`,
    'If one was there: see whether its disk is mounted, or its folder was moved; nothing is lost by that. To begin one there: npm run site -- publish --all, then npm run site -- promote. Else name another with --store or SITE_STORE.',
  );
}

function invalidAddress(address: string, why = ''): SiteError {
  return new SiteError(
    'store-address-invalid',
    `${JSON.stringify(address)}${why} is not the address of a store.`,
    'Give a folder (".site") or a bucket ("s3://bucket/prefix") with --store or SITE_STORE.',
  );
}
