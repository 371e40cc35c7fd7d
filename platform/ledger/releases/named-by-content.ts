import { contentHashOf, isNamedBy } from '@site/addresses';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { filesFolder, releaseFolder } from '../records/record-names';
import { integrityOf } from './release-id';

/** Where a file of a release lies. Releases of a part share those that are named by their bytes. @param path as in the manifest */
export function releaseFileKey({ part, release }: { part: string; release: string }, path: string): string {
  const file = /^browser\/(.+)$/.exec(path)?.[1];
  return file && contentHashOf(file) ? filesFolder(part) + file : releaseFolder(part, release) + path;
}

/** The keys where files of a release can lie, as far as there is something. */
export async function keysOf(
  store: Store,
  { part, release }: { part: string; release: string },
): Promise<Set<string>> {
  const folders = [releaseFolder(part, release), filesFolder(part)];
  return new Set((await Promise.all(folders.map((folder) => store.list(folder)))).flat());
}

/** A file that releases share; null when there is none. @throws SiteError `release-file-altered` where its name does not follow from its bytes */
export async function readSharedFile(store: Store, key: string): Promise<Buffer | null> {
  const body = (await store.read(key))?.body ?? null;
  if (!body || isNamedBy(integrityOf(body), key)) return body;
  throw new SiteError(
    'release-file-altered',
    `"${key}" does not hold the bytes that its name says.`,
    'Remove this file from the store and publish the same source again, or restore it from a backup.',
  );
}
