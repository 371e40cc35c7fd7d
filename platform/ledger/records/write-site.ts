import { SITE_RECORD } from '@site/addresses';
import { SiteError } from '@site/errors';
import { CALLS_AT_ONCE, type Store, mapLimited } from '@site/store';
import { bytesOf, type ComposedFile } from './composed-file';
import { sha256Of } from './deployment';
import { encodedSiblings } from './encode';

/** The files of a site by name, each with its compressed siblings (`index.html`, `index.html.br`, `index.html.gz`). */
export type EncodedSite = Record<string, Buffer>;

/** Compresses the files of a site, each as soon as it is there. */
export class SiteEncoder {
  private readonly begun = new Map<string, { file: ComposedFile; encoded: Promise<EncodedSite> }>();

  /** @param pageCount of the whole site */
  constructor(private readonly pageCount = 0) {}

  /** Begins with a file of which there will be no other version. */
  add(name: string, file: ComposedFile): void {
    const encoded = this.encodeFile(name, file);
    // The caller that asks for the whole site gets the failure.
    encoded.catch(() => undefined);
    this.begun.set(name, { file, encoded });
  }

  /** A composed site as it goes into the store, whether its files were added before or not. */
  async encode(files: Record<string, ComposedFile>): Promise<EncodedSite> {
    const encoded = Object.entries(files).map(([name, file]) => {
      const begun = this.begun.get(name);
      return begun?.file === file ? begun.encoded : this.encodeFile(name, file);
    });
    return Object.assign({}, ...(await Promise.all(encoded))) as EncodedSite;
  }

  private async encodeFile(name: string, file: ComposedFile): Promise<EncodedSite> {
    const body = bytesOf(file);
    return { [name]: body, ...(await encodedSiblings(name, body, this.pageCount)) };
  }
}

/** Bytes of each file as brotli sends it, or as it is where brotli does not help. */
export function sentSizes(site: EncodedSite): Record<string, number> {
  return Object.fromEntries(
    Object.entries(site).map(([name, body]) => [name, (site[`${name}.br`] ?? body).length]),
  );
}

/**
 * Stores a site below a folder, and the digests of its files in `site.json`, written last.
 *
 * @param folder key prefix ending in `/`
 * @returns the hash of `site.json`, in hexadecimal: it vouches for every file
 * @throws SiteError `site-file-differs` when a file of that name is there with other bytes
 */
export async function writeEncoded(store: Store, folder: string, site: EncodedSite): Promise<string> {
  const all = Object.entries(site);
  await mapLimited(all, CALLS_AT_ONCE, ([name, body]) => writeOnce(store, folder + name, body));
  const record = siteRecordOf(site);
  await writeOnce(store, folder + SITE_RECORD, record);
  return sha256Of(record);
}

/** What `site.json` holds for a site. */
export function siteRecordOf(site: EncodedSite): Buffer {
  const digests = Object.entries(site).map(([name, body]) => [name, sha256Of(body)]);
  return Buffer.from(JSON.stringify({ files: Object.fromEntries(digests) as Record<string, string> }));
}

async function writeOnce(store: Store, key: string, body: Buffer): Promise<void> {
  if ((await store.create(key, body, `sha256:${sha256Of(body)}`)) === 'created') return;
  const stored = await store.read(key);
  if (stored?.body.equals(body)) return;
  throw new SiteError(
    'site-file-differs',
    `"${key}" is in the store with other bytes than were composed now; nothing was overwritten.`,
    'Find out what is wrong with the store: npm run site -- verify',
  );
}
