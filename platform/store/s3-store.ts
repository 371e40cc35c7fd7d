import { assertServerClock } from './clock';
import { KnownObjects, type ObjectCache } from './object-cache';
import {
  assertSize,
  assertImmutableKey,
  assertMutableKey,
  assertSafeKey,
  assertSafePrefix,
  isMutableKey,
  isSafeKey,
} from './keys';
import { bucketAddress, type S3Bucket } from './s3-bucket';
import { BucketConditions, type ConditionsMemory } from './s3-conditions';
import { s3Fault, statusOf } from './s3-fault';
import { S3Objects, putConditionally } from './s3-objects';
import { type ContentHash, type ReadFirst, type Store, StoreConflict, type StoredObject } from './store';

/**
 * Answers of a distant server that were fetched before they are needed, all at once. Each serves the next call for it,
 * once: a later call asks again.
 */
class Prefetched<Answer> {
  readonly #answers = new Map<string, Promise<Answer>>();

  ask(name: string, call: () => Promise<Answer>): void {
    const answer = call();
    // The call that takes it gets the failure; one that is not taken fails nothing.
    answer.catch(() => undefined);
    this.#answers.set(name, answer);
  }

  /** The answer, if it was prefetched and not taken yet. */
  take(name: string): Promise<Answer> | undefined {
    const answer = this.#answers.get(name);
    this.#answers.delete(name);
    return answer;
  }
}

/** A store in a bucket. Nothing is probed before the first write, so reading needs no right to write. */
export class S3Store implements Store {
  readonly isServer = true;
  readonly #bucket: S3Bucket;
  readonly #conditions: BucketConditions;
  readonly #objects: S3Objects;
  readonly #known: KnownObjects;
  /** What keys that move held when they were last read: the server need not send it again. */
  readonly #lastRead = new Map<string, StoredObject>();
  readonly #prefetchedReads = new Prefetched<StoredObject | null>();
  readonly #prefetchedLists = new Prefetched<string[]>();

  /**
   * @param options.pageSize keys per page of a list; the server's own (1,000) by default
   * @param options.copies where bytes are kept: what the server has named once need not be sent again. Without them,
   *   every read asks the server.
   * @param options.conditions where it is kept between commands how the server takes conditions; otherwise each process finds out
   */
  constructor(
    bucket: S3Bucket,
    options: { pageSize?: number; copies?: ObjectCache; conditions?: ConditionsMemory } = {},
  ) {
    this.#bucket = bucket;
    this.#conditions = new BucketConditions(bucket, options.conditions);
    this.#objects = new S3Objects(bucket, options.pageSize);
    this.#known = new KnownObjects(options.copies ?? null);
  }

  describe(): string {
    return bucketAddress(this.#bucket);
  }

  async read(key: string, hash?: ContentHash): Promise<StoredObject | null> {
    assertSafeKey(key);
    if (isMutableKey(key)) return this.#prefetchedReads.take(key) ?? this.#readAgain(key);

    const copy = await this.#known.read(key, hash);
    if (copy) return copy;
    const stored = await this.#fault(`read "${key}"`, () => this.#objects.get(key));
    if (stored) await this.#known.keep(key, stored, hash);
    return stored;
  }

  /** The server checks the bytes that arrive against the hash in the signed request. */
  async create(key: string, body: Uint8Array, hash?: ContentHash): Promise<'created' | 'exists'> {
    assertImmutableKey(key);
    assertSize(key, body.length);
    return this.#fault(`write "${key}"`, async () => {
      await this.assertWritable();
      const version = await putConditionally(this.#bucket, key, body, null, { IfNoneMatch: '*' });
      if (version === null) return 'exists';
      await this.#known.keep(key, { body, version }, hash);
      return 'created';
    });
  }

  async replace(key: string, body: Uint8Array, expectedVersion: string | null): Promise<string> {
    assertMutableKey(key);
    assertSize(key, body.length);
    return this.#fault(`write "${key}"`, async () => {
      await this.assertWritable();
      const condition =
        expectedVersion === null
          ? ({ IfNoneMatch: '*' } as const)
          : await this.#conditions.ifMatch(expectedVersion);
      const version = await putConditionally(this.#bucket, key, body, expectedVersion, condition).catch(
        async (error: unknown) => {
          await this.#conditions.forget();
          throw error;
        },
      );
      if (version === null) throw new StoreConflict(key);

      return version;
    });
  }

  async list(prefix: string): Promise<string[]> {
    assertSafePrefix(prefix);
    return this.#prefetchedLists.take(prefix) ?? this.#listKeys(prefix);
  }

  async listNames(prefix: string): Promise<string[]> {
    assertSafePrefix(prefix);
    const keys = await this.#listed(prefix, '/');
    return keys
      .filter((key) => isSafeKey(key.replace(/\/$/, '')))
      .map((key) => key.slice(prefix.length))
      .sort();
  }

  async remove(key: string): Promise<void> {
    assertImmutableKey(key);
    this.#known.forget(key);
    await this.#fault(`remove "${key}"`, () => this.#objects.remove(key));
  }

  async has(key: string): Promise<boolean> {
    return this.#known.has(key) || (await this.size(key)) !== null;
  }

  async size(key: string): Promise<number | null> {
    assertSafeKey(key);
    return this.#fault(`read "${key}"`, async () => (await this.#objects.head(key))?.ContentLength ?? null);
  }

  async writtenAt(key: string): Promise<Date | null> {
    assertImmutableKey(key);
    return (
      this.#known.writtenAt(key) ??
      this.#fault(`read "${key}"`, async () => (await this.#objects.head(key))?.LastModified ?? null)
    );
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

  prefetch({ pointers, lists }: ReadFirst): void {
    for (const key of pointers) this.#prefetchedReads.ask(key, () => this.#readAgain(key));
    for (const prefix of lists) this.#prefetchedLists.ask(prefix, () => this.#listKeys(prefix));
  }

  prepareMove(): void {
    void this.assertWritable()
      .then(() => this.#conditions.ifMatch(''))
      .catch(() => undefined);
  }

  close(): void {
    this.#bucket.s3.destroy();
  }

  /** A key that moves: the server sends it only when it is not as it was read last. */
  async #readAgain(key: string): Promise<StoredObject | null> {
    const last = this.#lastRead.get(key);
    const stored = await this.#fault(`read "${key}"`, () =>
      this.#objects.get(key, last?.version).catch((error: unknown) => {
        if (last && statusOf(error) === 304) return last;
        throw error;
      }),
    );
    if (stored === null) this.#lastRead.delete(key);
    else this.#lastRead.set(key, stored);
    return stored && { ...stored, body: Buffer.from(stored.body) };
  }

  async #listKeys(prefix: string): Promise<string[]> {
    return (await this.#listed(prefix)).filter(isSafeKey).sort();
  }

  /** Keys below a prefix; with a delimiter, folders end in it. */
  async #listed(prefix: string, delimiter?: string): Promise<string[]> {
    const { objects, folders } = await this.#fault(`list "${prefix}"`, () =>
      this.#objects.list(prefix, delimiter),
    );
    for (const { key, etag, writtenAt } of objects)
      if (!isMutableKey(key)) this.#known.noteListed(key, etag, writtenAt);
    return [...objects.map(({ key }) => key), ...folders];
  }

  async #fault<T>(action: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      throw s3Fault(error, `${action} in ${this.describe()}`);
    }
  }
}
