import { createHash } from 'node:crypto';
import { bytesOf, type ComposedFile } from '../compose/composed-file';
import { encodedSiblings } from '../compose/encode';
import { SiteError } from '../store/site-error';
import type { Store } from '../store/store';

/**
 * Stores a composed site below a folder: every file with its compressed siblings, and their digests in `site.json`,
 * written last.
 * @param folder key prefix ending in `/`
 * @throws SiteError `site-file-differs` when a file of that name is there with other bytes
 */
export async function writeSite(store: Store, folder: string, files: Record<string, ComposedFile>): Promise<void> {
  const bodies = await Promise.all(
    Object.entries(files).map(async ([name, file]) => {
      const body = bytesOf(file);
      return { [name]: body, ...(await encodedSiblings(name, body)) };
    }),
  );
  const all = Object.entries(Object.assign({}, ...bodies) as Record<string, Buffer>);
  await Promise.all(all.map(([name, body]) => writeOnce(store, folder + name, body)));
  const digests = Object.fromEntries(
    all.map(([name, body]) => [name, createHash('sha256').update(body).digest('hex')]),
  );
  await writeOnce(store, `${folder}site.json`, Buffer.from(JSON.stringify({ files: digests })));
}

async function writeOnce(store: Store, key: string, body: Buffer): Promise<void> {
  if ((await store.create(key, body)) === 'created') return;
  const stored = await store.read(key);
  if (stored?.body.equals(body)) return;
  throw new SiteError(
    'site-file-differs',
    `"${key}" is in the store with other bytes.`,
    'Run: npx site verify',
  );
}
