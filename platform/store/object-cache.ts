import { hash as digest, randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { ContentHash, StoredObject } from './store';

/** Copies that were not read for so long are deleted, in ms. */
const UNUSED_TTL_MS = 30 * 24 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The folder of a copy below that of all: `md5/0f`. */
const COPY = /^\w+[\\/][0-9a-f]{2}$/;
/** The file whose time says when that was last done. */
const SWEPT = 'swept';

/**
 * Bytes that this machine has read or written once, in a folder by their hash, so that a bucket need not send them again.
 * They can be deleted at any time. A copy is used only if its bytes have the hash; one that was altered counts as none.
 */
export class ObjectCache {
  #isSwept = false;

  constructor(private readonly folder: string) {}

  /** Null when there is no copy. */
  async read(hash: ContentHash): Promise<Buffer | null> {
    const file = this.#file(hash);
    const body = await fs.readFile(file).catch(() => null);
    if (body === null || hashOf(hash.split(':')[0]!, body) !== hash) return null;

    const now = new Date();
    const { mtimeMs } = await fs.stat(file).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs > DAY_MS) await fs.utimes(file, now, now).catch(() => undefined);
    return body;
  }

  /** Keeps bytes under their MD5, by which servers name them, and under another hash. Never fails: it saves time alone. */
  async keep(body: Uint8Array, hash?: ContentHash): Promise<void> {
    try {
      const file = this.#file(hashOf('md5', body));
      await makeWhole(file, (temporary) => fs.writeFile(temporary, body));
      if (hash) await makeWhole(this.#file(hash), (temporary) => fs.link(file, temporary));
      await this.#sweep();
    } catch {
      return;
    }
  }

  #file(hash: ContentHash): string {
    const [algorithm, hex] = hash.split(':') as [string, string];
    return path.join(this.folder, algorithm, hex.slice(0, 2), hex);
  }

  /** Once a day, by a process that keeps something: there may be thousands of copies. */
  async #sweep(): Promise<void> {
    if (this.#isSwept) return;
    this.#isSwept = true;
    const now = Date.now();
    const mark = path.join(this.folder, SWEPT);
    const { mtimeMs } = await fs.stat(mark).catch(() => ({ mtimeMs: 0 }));
    if (now - mtimeMs < DAY_MS) return;
    await fs.writeFile(mark, '');
    const oldest = now - UNUSED_TTL_MS;
    for (const entry of await fs.readdir(this.folder, { recursive: true, withFileTypes: true })) {
      // What servers keep of what is live lies there, too.
      if (!entry.isFile() || !COPY.test(path.relative(this.folder, entry.parentPath))) continue;
      const file = path.join(entry.parentPath, entry.name);
      if ((await fs.stat(file)).mtimeMs < oldest) await fs.rm(file, { force: true });
    }
  }
}

/** Servers that encrypt give ETags that are no MD5: nothing is known by them. */
const MD5_ETAG = /^"?([0-9a-f]{32})"?$/;

/** What a process knows of keys that are written once, as the server listed, sent or took them: it need not be asked again. */
export class KnownObjects {
  readonly #times = new Map<string, Date>();
  /** MD5 by key. */
  readonly #hashes = new Map<string, ContentHash>();

  /** @param copies where bytes are kept; null: only times are known */
  constructor(private readonly copies: ObjectCache | null) {}

  has(key: string): boolean {
    return this.#hashes.has(key);
  }

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
  async keep(key: string, stored: { body: Uint8Array; version: string }, hash?: ContentHash): Promise<void> {
    const { body, version } = stored;
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

/** The environment variables that say where copies lie. */
export interface CopiesEnvironment {
  SITE_CACHE?: string;
  XDG_CACHE_HOME?: string;
  HOME?: string;
}

/** Where this user's copies lie: `SITE_CACHE`, else where caches do; null where the environment names no home. */
export function copiesFolder(env: CopiesEnvironment): string | null {
  if (env.SITE_CACHE) return env.SITE_CACHE;
  const caches = env.XDG_CACHE_HOME || (env.HOME && path.join(env.HOME, '.cache'));
  return caches ? path.join(caches, 'site-store') : null;
}

export function hashOf(algorithm: string, body: Uint8Array): ContentHash {
  return `${algorithm}:${digest(algorithm, body)}`;
}

/** @param integrity as in the HTML attribute: `sha256-…` in base64 */
export function hashOfIntegrity(integrity: string): ContentHash {
  const [algorithm, base64] = integrity.split('-') as [string, string];
  return `${algorithm}:${Buffer.from(base64, 'base64').toString('hex')}`;
}

/** Makes a file appear whole. @param make writes it under another name */
async function makeWhole(file: string, make: (temporary: string) => Promise<void>): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}-${randomUUID()}`;
  await make(temporary);
  await fs.rename(temporary, file);
}
