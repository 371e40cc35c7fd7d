import { releaseBase } from '@site/addresses';
import { type StoredSite, listReleaseIds, readRelease, readReleaseFile } from '@site/ledger';
import type { Store } from '@site/store';
import { HEADERS_FILE, headersFile } from './headers-file';

/** What a host is given, by path below its root, in the order in which it is to be written: pages after what they load. */
export type ExportedFiles = Map<string, () => Promise<Buffer>>;

const SIBLING = /\.(br|gz)$/;

/**
 * The public files of the live site as they lie below its address: of every release the browser files, since visitors may
 * still have an older page open; the live pages. No preview: those have an origin of their own.
 * @throws SiteError for a file that is missing or altered, when it is read
 */
export async function exportedFiles(store: Store, live: StoredSite): Promise<ExportedFiles> {
  const files: ExportedFiles = new Map();
  await addReleases(files, store);
  const texts: Record<string, string | null> = {};
  for (const [name, body] of live.files) {
    files.set(name, () => Promise.resolve(body));
    texts[name] = name.endsWith('.html') ? body.toString() : null;
  }
  files.set(HEADERS_FILE, () => Promise.resolve(Buffer.from(headersFile(texts))));
  return files;
}

async function addReleases(files: ExportedFiles, store: Store): Promise<void> {
  for (const part of (await store.listNames('releases/')).map((name) => name.replace(/\/$/, '')))
    for (const release of await listReleaseIds(store, part)) {
      const stored = await readRelease(store, part, release);
      for (const { path } of stored?.manifest.files ?? []) {
        const [, name] = /^browser\/(.+)$/.exec(path) ?? [];
        if (!name || SIBLING.test(name)) continue;
        files.set(releaseBase({ part, release }).slice(1) + name, () =>
          readReleaseFile(store, stored!.manifest, path),
        );
      }
    }
}
