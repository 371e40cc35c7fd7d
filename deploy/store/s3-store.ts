import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { objectHeaders } from './object-headers';
import { bucketAddress, objectName, type S3Bucket } from './s3-bucket';
import { s3Fault, statusOf } from './s3-fault';
import { assertImmutableKey, assertMutableKey, assertSafeKey, assertSafePrefix, isSafeKey } from './safe-key';
import { type Store, StoreConflict, type StoredObject } from './store';

/** S3 answers 409 when two conditional writes of one key overlap, and asks to try again. */
const MOST_OVERLAPS = 8;
const OVERLAP_PAUSE_MS = 25;
/** The SDK repeats a request, but not the reading of an answer that breaks off. */
const MOST_READS = 3;

/** A store in a bucket. The server must honour conditional writes: `probeConditions` finds out. */
export class S3Store implements Store {
  readonly #bucket: S3Bucket;
  readonly #pageSize: number | undefined;

  /** @param options.pageSize keys per page of a list; the server's own (1,000) by default */
  constructor(bucket: S3Bucket, options: { pageSize?: number } = {}) {
    this.#bucket = bucket;
    this.#pageSize = options.pageSize;
  }

  describe(): string {
    return bucketAddress(this.#bucket);
  }

  async read(key: string): Promise<StoredObject | null> {
    assertSafeKey(key);
    return this.#attempt(`read "${key}"`, () => this.#get(key));
  }

  async create(key: string, body: Uint8Array): Promise<'created' | 'exists'> {
    assertImmutableKey(key);
    return this.#attempt(`write "${key}"`, async () => {
      const version = await this.#put(key, body, { IfNoneMatch: '*' });
      return version === null ? 'exists' : 'created';
    });
  }

  async replace(key: string, body: Uint8Array, expectedVersion: string | null): Promise<string> {
    assertMutableKey(key);
    return this.#attempt(`write "${key}"`, async () => {
      const condition = expectedVersion === null ? { IfNoneMatch: '*' } : { IfMatch: expectedVersion };
      const version = await this.#put(key, body, condition);
      if (version === null) throw new StoreConflict(key);

      return version;
    });
  }

  async list(prefix: string): Promise<string[]> {
    assertSafePrefix(prefix);
    const names = await this.#attempt(`list "${prefix}"`, () => this.#listPages(prefix));
    return names
      .filter((name) => isSafeKey(prefix + name))
      .map((name) => prefix + name)
      .sort();
  }

  async listNames(prefix: string): Promise<string[]> {
    assertSafePrefix(prefix);
    const names = await this.#attempt(`list "${prefix}"`, () => this.#listPages(prefix, '/'));
    return names.filter((name) => isSafeKey(prefix + name.replace(/\/$/, ''))).sort();
  }

  async remove(key: string): Promise<void> {
    assertImmutableKey(key);
    await this.#attempt(`remove "${key}"`, () => this.#bucket.s3.deleteObject(this.#object(key)));
  }

  async has(key: string): Promise<boolean> {
    return (await this.size(key)) !== null;
  }

  async size(key: string): Promise<number | null> {
    assertSafeKey(key);
    return this.#attempt(`read "${key}"`, async () => (await this.#head(key))?.ContentLength ?? null);
  }

  async writtenAt(key: string): Promise<Date | null> {
    assertImmutableKey(key);
    return this.#attempt(`read "${key}"`, async () => (await this.#head(key))?.LastModified ?? null);
  }

  /** Lets go of the connections. */
  close(): void {
    this.#bucket.s3.destroy();
  }

  async #get(key: string): Promise<StoredObject | null> {
    for (let attempt = 1; ; attempt += 1) {
      const answer = await this.#bucket.s3.getObject(this.#object(key)).catch(nullIfMissing);
      if (answer === null) return null;

      try {
        return { body: Buffer.from(await answer.Body!.transformToByteArray()), version: answer.ETag! };
      } catch (error) {
        if (attempt === MOST_READS) throw error;
      }
    }
  }

  /** @returns the new version, or null when the condition did not hold */
  async #put(
    key: string,
    body: Uint8Array,
    condition: { IfMatch?: string; IfNoneMatch?: string },
  ): Promise<string | null> {
    const { contentType, contentEncoding } = objectHeaders(key);
    const writer = randomUUID();
    for (let attempt = 1; ; attempt += 1) {
      try {
        const { ETag } = await this.#bucket.s3.putObject({
          ...this.#object(key),
          Body: body,
          ContentType: contentType,
          ContentEncoding: contentEncoding,
          Metadata: { writer },
          ...condition,
        });
        return ETag!;
      } catch (error) {
        const status = statusOf(error);
        // A write whose answer was lost is repeated by the SDK, and then refused because of itself.
        if (status === 412) return this.#versionWrittenBy(writer, key);
        if (condition.IfMatch !== undefined && isMissing(error)) return null;
        if (status !== 409 || attempt === MOST_OVERLAPS) throw error;
        await pause(OVERLAP_PAUSE_MS * attempt);
      }
    }
  }

  async #versionWrittenBy(writer: string, key: string): Promise<string | null> {
    const head = await this.#head(key);
    return head?.Metadata?.writer === writer ? head.ETag! : null;
  }

  #head(key: string) {
    return this.#bucket.s3.headObject(this.#object(key)).catch(nullIfMissing);
  }

  /** @returns names relative to the prefix; with a delimiter, folders end in it */
  async #listPages(prefix: string, delimiter?: string): Promise<string[]> {
    const start = objectName(this.#bucket, prefix);
    const names: string[] = [];
    let next: string | undefined;
    do {
      const page = await this.#bucket.s3.listObjectsV2({
        Bucket: this.#bucket.name,
        Prefix: start,
        Delimiter: delimiter,
        MaxKeys: this.#pageSize,
        ContinuationToken: next,
      });
      for (const { Key } of page.Contents ?? []) names.push(Key!.slice(start.length));
      for (const { Prefix } of page.CommonPrefixes ?? []) names.push(Prefix!.slice(start.length));
      next = page.IsTruncated ? page.NextContinuationToken : undefined;
    } while (next !== undefined);
    return names;
  }

  #object(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.#bucket.name, Key: objectName(this.#bucket, key) };
  }

  async #attempt<T>(action: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      throw s3Fault(error, `${action} in ${this.describe()}`);
    }
  }
}

/** A missing object, as against a missing bucket, which answers 404 too. */
function isMissing(error: unknown): boolean {
  return statusOf(error) === 404 && (error as Error).name !== 'NoSuchBucket';
}

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}
