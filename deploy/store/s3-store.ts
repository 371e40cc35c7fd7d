import type { Readable } from 'node:stream';
import { bucketAddress, objectName, type S3Bucket } from './s3-bucket';
import type { Attempt } from './s3-call';
import { BucketConditions } from './s3-conditions';
import { isMissing, s3Fault, statusOf } from './s3-fault';
import { type ContentHash, hashOf, type KeptCopies } from './kept-copies';
import { putConditionally } from './s3-put';
import {
  assertImmutableKey,
  assertMutableKey,
  assertSafeKey,
  assertSafePrefix,
  isMutableKey,
  isSafeKey,
} from './safe-key';
import { assertServerClock } from './server-clock';
import { type Store, StoreConflict, type StoredObject } from './store';

const MD5_ETAG = /^"?([0-9a-f]{32})"?$/;

/** A store in a bucket. Nothing is probed before the first write, so reading needs no right to write. */
export class S3Store implements Store {
  readonly checksClock = true;
  readonly #bucket: S3Bucket;
  readonly #conditions: BucketConditions;
  readonly #pageSize: number | undefined;
  /** What keys that move held when they were last read: the server need not send it again. */
  readonly #lastRead = new Map<string, StoredObject>();

  readonly #copies: KeptCopies | null;
  /** When listed keys were written. */
  readonly #times = new Map<string, Date>();
  /** MD5 of the keys that are written once and were listed, read or written by this process. */
  readonly #hashes = new Map<string, ContentHash>();

  /**
   * @param options.pageSize keys per page of a list; the server's own (1,000) by default
   * @param options.copies where bytes are kept: what the server has named once need not be sent again. Without them,
   *   every read asks the server.
   */
  constructor(bucket: S3Bucket, options: { pageSize?: number; copies?: KeptCopies } = {}) {
    this.#bucket = bucket;
    this.#conditions = new BucketConditions(bucket);
    this.#pageSize = options.pageSize;
    this.#copies = options.copies ?? null;
  }

  describe(): string {
    return bucketAddress(this.#bucket);
  }

  async read(key: string, hash?: ContentHash): Promise<StoredObject | null> {
    assertSafeKey(key);
    if (isMutableKey(key)) return this.#fault(`read "${key}"`, () => this.#readAgain(key));

    const known = hash ?? this.#hashes.get(key);
    const copy = known && (await this.#copies?.read(known));
    if (copy) return { body: copy, version: `"${hashOf('md5', copy).slice('md5:'.length)}"` };
    const stored = await this.#fault(`read "${key}"`, () => this.#get(key));
    if (stored) await this.#remember(key, stored.version, stored.body, hash);
    return stored;
  }

  /** The server checks the bytes that arrive against the hash in the signed request. */
  async create(key: string, body: Uint8Array, hash?: ContentHash): Promise<'created' | 'exists'> {
    assertImmutableKey(key);
    return this.#fault(`write "${key}"`, async () => {
      await this.assertWritable();
      const version = await putConditionally(this.#bucket, key, body, null, { IfNoneMatch: '*' });
      if (version === null) return 'exists';
      await this.#remember(key, version, body, hash);
      return 'created';
    });
  }

  async replace(key: string, body: Uint8Array, expectedVersion: string | null): Promise<string> {
    assertMutableKey(key);
    return this.#fault(`write "${key}"`, async () => {
      await this.assertWritable();
      const condition =
        expectedVersion === null
          ? ({ IfNoneMatch: '*' } as const)
          : await this.#conditions.ifMatch(expectedVersion);
      const version = await putConditionally(this.#bucket, key, body, expectedVersion, condition);
      if (version === null) throw new StoreConflict(key);

      return version;
    });
  }

  async list(prefix: string): Promise<string[]> {
    assertSafePrefix(prefix);
    const names = await this.#fault(`list "${prefix}"`, () => this.#listPages(prefix));
    return names
      .filter((name) => isSafeKey(prefix + name))
      .map((name) => prefix + name)
      .sort();
  }

  async listNames(prefix: string): Promise<string[]> {
    assertSafePrefix(prefix);
    const names = await this.#fault(`list "${prefix}"`, () => this.#listPages(prefix, '/'));
    return names.filter((name) => isSafeKey(prefix + name.replace(/\/$/, ''))).sort();
  }

  async remove(key: string): Promise<void> {
    assertImmutableKey(key);
    this.#hashes.delete(key);
    this.#times.delete(key);
    await this.#fault(`remove "${key}"`, () =>
      this.#bucket.calls.repeatedly((call) => this.#bucket.s3.deleteObject(this.#object(key), call)),
    );
  }

  async has(key: string): Promise<boolean> {
    return this.#hashes.has(key) || (await this.size(key)) !== null;
  }

  async size(key: string): Promise<number | null> {
    assertSafeKey(key);
    return this.#fault(`read "${key}"`, async () => (await this.#head(key))?.ContentLength ?? null);
  }

  async writtenAt(key: string): Promise<Date | null> {
    assertImmutableKey(key);
    const listed = this.#times.get(key);
    return listed ?? this.#fault(`read "${key}"`, async () => (await this.#head(key))?.LastModified ?? null);
  }

  /**
   * Makes sure that this machine may write there without harm to others: asked before the first write.
   * @throws SiteError `store-without-conditions`, `clock-wrong`
   */
  async assertWritable(): Promise<void> {
    // The answer to opening the store has shown the server's clock; if there was none, the probe does.
    assertServerClock(this.#bucket.clock, this.describe());
    await this.#conditions.assertCreation();
    assertServerClock(this.#bucket.clock, this.describe());
  }

  /** Lets go of the connections. */
  close(): void {
    this.#bucket.s3.destroy();
  }

  /** A key that moves: the server sends it only when it is not as it was read last (RFC 9110 §13.1.2). */
  async #readAgain(key: string): Promise<StoredObject | null> {
    const last = this.#lastRead.get(key);
    const stored = await this.#get(key, last?.version).catch((error: unknown) => {
      if (last && statusOf(error) === 304) return last;
      throw error;
    });
    if (stored === null) this.#lastRead.delete(key);
    else this.#lastRead.set(key, stored);
    return stored && { ...stored, body: Buffer.from(stored.body) };
  }

  async #get(key: string, knownVersion?: string): Promise<StoredObject | null> {
    const condition = knownVersion === undefined ? {} : { IfNoneMatch: knownVersion };
    return this.#bucket.calls.repeatedly(async (call) => {
      const answer = await this.#bucket.s3
        .getObject({ ...this.#object(key), ...condition }, call)
        .catch(nullIfMissing);
      return answer && { body: await collect(answer.Body as Readable, call), version: answer.ETag! };
    });
  }

  #head(key: string) {
    return this.#bucket.calls.repeatedly((call) =>
      this.#bucket.s3.headObject(this.#object(key), call).catch(nullIfMissing),
    );
  }

  /** @returns names relative to the prefix; with a delimiter, folders end in it */
  async #listPages(prefix: string, delimiter?: string): Promise<string[]> {
    const start = objectName(this.#bucket, prefix);
    const names: string[] = [];
    let next: string | undefined;
    do {
      const page = await this.#bucket.calls.repeatedly((call) =>
        this.#bucket.s3.listObjectsV2(
          {
            Bucket: this.#bucket.name,
            Prefix: start,
            Delimiter: delimiter,
            MaxKeys: this.#pageSize,
            ContinuationToken: next,
          },
          call,
        ),
      );
      for (const { Key, ETag, LastModified } of page.Contents ?? []) {
        const name = Key!.slice(start.length);
        names.push(name);
        this.#times.set(prefix + name, LastModified!);
        await this.#remember(prefix + name, ETag!);
      }
      for (const { Prefix } of page.CommonPrefixes ?? []) names.push(Prefix!.slice(start.length));
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
    return names;
  }

  /** Which bytes a key has, for the next read of it. A server that encrypts gives ETags that are no MD5: then it is asked. */
  async #remember(key: string, etag: string, body?: Uint8Array, hash?: ContentHash): Promise<void> {
    if (!this.#copies || isMutableKey(key)) return;
    const md5 = MD5_ETAG.exec(etag)?.[1];
    if (md5) this.#hashes.set(key, `md5:${md5}`);
    if (body)
      await this.#copies.keep(body, hash && hashOf(hash.split(':')[0]!, body) === hash ? hash : undefined);
  }

  #object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket.name, Key: objectName(this.#bucket, key) };
  }

  async #fault<T>(action: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      throw s3Fault(error, `${action} in ${this.describe()}`);
    }
  }
}

async function collect(body: Readable, { moved }: Attempt): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of body) {
    chunks.push(chunk as Buffer);
    moved();
  }
  return Buffer.concat(chunks);
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
