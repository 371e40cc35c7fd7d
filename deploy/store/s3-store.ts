import type { Readable } from 'node:stream';
import { bucketAddress, objectName, type S3Bucket } from './s3-bucket';
import type { Attempt } from './s3-call';
import { BucketConditions } from './s3-conditions';
import { isMissing, s3Fault, statusOf } from './s3-fault';
import { putConditionally } from './s3-put';
import {
  assertImmutableKey,
  assertMutableKey,
  assertSafeKey,
  assertSafePrefix,
  isMutableKey,
  isSafeKey,
} from './safe-key';
import { assertClock } from './server-clock';
import { type Store, StoreConflict, type StoredObject } from './store';

/** A store in a bucket. Nothing is probed before the first write, so reading needs no right to write. */
export class S3Store implements Store {
  readonly #bucket: S3Bucket;
  readonly #conditions: BucketConditions;
  readonly #pageSize: number | undefined;
  /** What keys that move held when they were last read: the server need not send it again. */
  readonly #lastRead = new Map<string, StoredObject>();

  /** @param options.pageSize keys per page of a list; the server's own (1,000) by default */
  constructor(bucket: S3Bucket, options: { pageSize?: number } = {}) {
    this.#bucket = bucket;
    this.#conditions = new BucketConditions(bucket);
    this.#pageSize = options.pageSize;
  }

  describe(): string {
    return bucketAddress(this.#bucket);
  }

  async read(key: string): Promise<StoredObject | null> {
    assertSafeKey(key);
    return this.#fault(`read "${key}"`, () => (isMutableKey(key) ? this.#readAgain(key) : this.#get(key)));
  }

  async create(key: string, body: Uint8Array): Promise<'created' | 'exists'> {
    assertImmutableKey(key);
    return this.#fault(`write "${key}"`, async () => {
      await this.assertWritable();
      const version = await putConditionally(this.#bucket, key, body, null, { IfNoneMatch: '*' });
      return version === null ? 'exists' : 'created';
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
    await this.#fault(`remove "${key}"`, () =>
      this.#bucket.calls.repeatedly((call) => this.#bucket.s3.deleteObject(this.#object(key), call)),
    );
  }

  async has(key: string): Promise<boolean> {
    return (await this.size(key)) !== null;
  }

  async size(key: string): Promise<number | null> {
    assertSafeKey(key);
    return this.#fault(`read "${key}"`, async () => (await this.#head(key))?.ContentLength ?? null);
  }

  async writtenAt(key: string): Promise<Date | null> {
    assertImmutableKey(key);
    return this.#fault(`read "${key}"`, async () => (await this.#head(key))?.LastModified ?? null);
  }

  /**
   * Makes sure that this machine may write there without harm to others: asked before the first write.
   * @throws SiteError `store-without-conditions`, `clock-wrong`
   */
  async assertWritable(): Promise<void> {
    // The answer to opening the store has shown the server's clock; if there was none, the probe does.
    assertClock(this.#bucket.clock, this.describe());
    await this.#conditions.assertCreation();
    assertClock(this.#bucket.clock, this.describe());
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
      for (const { Key } of page.Contents ?? []) names.push(Key!.slice(start.length));
      for (const { Prefix } of page.CommonPrefixes ?? []) names.push(Prefix!.slice(start.length));
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
    return names;
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
