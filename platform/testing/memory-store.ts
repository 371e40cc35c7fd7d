import { createHash } from 'node:crypto';
import {
  assertImmutableKey,
  assertMutableKey,
  assertSafeKey,
  assertSafePrefix,
  assertSize,
} from '../store/keys';
import { type Store, StoreConflict, type StoredObject } from '../store/store';

/** A store that ends with the process: for tests, and the plainest reading of the contract. */
export class MemoryStore implements Store {
  readonly #objects = new Map<string, { body: Buffer; version: string; time: Date }>();
  #replacements = 0;

  describe(): string {
    return 'memory';
  }

  async read(key: string): Promise<StoredObject | null> {
    assertSafeKey(key);
    const object = this.#objects.get(key);
    return object ? { body: Buffer.from(object.body), version: object.version } : null;
  }

  async create(key: string, body: Uint8Array): Promise<'created' | 'exists'> {
    assertImmutableKey(key);
    assertSize(key, body.length);
    if (this.#objects.has(key)) return 'exists';

    const version = createHash('sha256').update(body).digest('hex');
    this.#objects.set(key, { body: Buffer.from(body), version, time: new Date() });
    return 'created';
  }

  async replace(key: string, body: Uint8Array, expectedVersion: string | null): Promise<string> {
    assertMutableKey(key);
    assertSize(key, body.length);
    const version = this.#objects.get(key)?.version ?? null;
    if (version !== expectedVersion) throw new StoreConflict(key);

    const next = String(++this.#replacements);
    this.#objects.set(key, { body: Buffer.from(body), version: next, time: new Date() });
    return next;
  }

  async list(prefix: string): Promise<string[]> {
    assertSafePrefix(prefix);
    return [...this.#objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  }

  async listNames(prefix: string): Promise<string[]> {
    const keys = await this.list(prefix);
    const names = keys.map((key) => key.slice(prefix.length).replace(/\/.*$/s, '/'));
    return [...new Set(names)].sort();
  }

  async remove(key: string): Promise<void> {
    assertImmutableKey(key);
    this.#objects.delete(key);
  }

  async has(key: string): Promise<boolean> {
    assertSafeKey(key);
    return this.#objects.has(key);
  }

  async size(key: string): Promise<number | null> {
    assertSafeKey(key);
    return this.#objects.get(key)?.body.length ?? null;
  }
  async writtenAt(key: string): Promise<Date | null> {
    assertImmutableKey(key);
    return this.#objects.get(key)?.time ?? null;
  }
}
