import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { policyOfFile } from '../addresses/page-policy';
import { isSafeKey } from '../store/safe-key';
import type { Store } from '../store/store';

/** One file in one encoding, as it goes over the wire. */
export interface SiteFile {
  /** Name without the folder: decides the media type. */
  name: string;
  body: Buffer;
  encoding: 'br' | 'gzip' | null;
  /** Headers that belong to the file itself, such as a page's Content-Security-Policy. */
  headers: Record<string, string>;
  /** Changes with the bytes and with the encoding (RFC 9110 §8.8.3). */
  etag: string;
}

export type Encoding = 'br' | 'gzip';

const SUFFIX: Record<Encoding, string> = { br: '.br', gzip: '.gz' };
const CACHE_BYTES = 64 * 1024 * 1024;

/** Files of a store by key. Everything under these keys is immutable, so what was read once stays in memory. */
export class SiteFiles {
  private readonly cache = new LRUCache<string, SiteFile>({ maxSize: CACHE_BYTES, sizeCalculation: sizeOf });

  constructor(private readonly store: Store) {}

  /**
   * The file in the first of the accepted encodings that there is, else as it is; null when it is not there, or when
   * no store could have it: a name that is too long, or ends in a dot.
   */
  async find(key: string, accepted: Encoding[]): Promise<SiteFile | null> {
    for (const encoding of accepted) {
      const encoded = await this.read(key, encoding);
      if (encoded) return encoded;
    }
    return this.read(key, null);
  }

  private async read(key: string, encoding: Encoding | null): Promise<SiteFile | null> {
    const storedKey = encoding ? key + SUFFIX[encoding] : key;
    if (!isSafeKey(storedKey)) return null;
    // By what it stands for: asked for by its own name, a sibling would be another file of the same bytes.
    const cacheKey = `${encoding ?? 'as it is'} ${key}`;
    const cached = this.cache.get(cacheKey);
    if (cached) return cached;
    const stored = await this.store.read(storedKey);
    if (!stored) return null;
    const digest = createHash('sha256').update(stored.body).digest('base64url').slice(0, 22);
    const name = key.slice(key.lastIndexOf('/') + 1);
    const headers = encoding ? ((await this.read(key, null))?.headers ?? {}) : fileHeaders(name, stored.body);
    const file = { name, body: stored.body, encoding, headers, etag: `"${digest}"` };
    this.cache.set(cacheKey, file);
    return file;
  }
}

function fileHeaders(name: string, body: Buffer): Record<string, string> {
  const policy = policyOfFile(name, body.toString());
  return policy ? { 'Content-Security-Policy': policy } : {};
}

function sizeOf({ body }: SiteFile): number {
  return body.length + 1;
}
