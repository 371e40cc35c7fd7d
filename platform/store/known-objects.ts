import { type ContentHash, hashOf, type ObjectCache } from './object-cache';
import type { StoredObject } from './store';

/** Servers that encrypt give ETags that are no MD5: nothing is known by them. */
const MD5_ETAG = /^"?([0-9a-f]{32})"?$/;

/**
 * What a process knows of keys that are written once, as the server listed, sent or took them: it need not be asked again.
 */
export class KnownObjects {
  readonly #times = new Map<string, Date>();
  /** MD5 by key. */
  readonly #hashes = new Map<string, ContentHash>();

  /** @param copies where bytes are kept; null: only times are known */
  constructor(private readonly copies: ObjectCache | null) {}

  has(key: string): boolean {
    return this.#hashes.has(key);
  }

  /** When a listed key was written. */
  writtenAt(key: string): Date | undefined {
    return this.#times.get(key);
  }

  /** The bytes of a key that are kept on this machine. @param hash which the caller knows that they have */
  async read(key: string, hash?: ContentHash): Promise<StoredObject | null> {
    const known = this.#hashes.get(key);
    const read = (one?: ContentHash) => (one ? this.copies?.read(one) : null);
    const copy = (await read(hash)) ?? (await read(known));
    return copy ? { body: copy, version: `"${hashOf('md5', copy).slice('md5:'.length)}"` } : null;
  }

  noteListed(key: string, etag: string, writtenAt: Date): void {
    this.#times.set(key, writtenAt);
    this.#noteHash(key, etag);
  }

  /** Keeps bytes that were read or written. @param hash another one that they may have */
  async keep(
    key: string,
    { body, version }: { body: Uint8Array; version: string },
    hash?: ContentHash,
  ): Promise<void> {
    this.#noteHash(key, version);
    const isOfThese = hash && hashOf(hash.split(':')[0]!, body) === hash;
    await this.copies?.keep(body, isOfThese ? hash : undefined);
  }

  forget(key: string): void {
    this.#hashes.delete(key);
    this.#times.delete(key);
  }

  #noteHash(key: string, etag: string): void {
    const md5 = this.copies && MD5_ETAG.exec(etag)?.[1];
    if (md5) this.#hashes.set(key, `md5:${md5}`);
  }
}
