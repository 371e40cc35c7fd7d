import { createHash } from 'node:crypto';
import path from 'node:path';
import { folderFault } from './folder-fault';
import { assertInside, readInside, removeFile, statsIfThere, writeOnce } from './folder-files';
import { listKeys, listNames } from './folder-listing';
import { FolderSlots } from './folder-slots';
import {
  assertImmutableKey,
  assertMutableKey,
  assertSafeKey,
  assertSafePrefix,
  isMutableKey,
} from './safe-key';
import type { Store, StoredObject } from './store';

/**
 * A store in a folder, safe with several processes and with processes that die at any moment: files appear whole
 * or not at all, and nothing has to be unlocked afterwards. One machine, one file system with hard links.
 */
export class FolderStore implements Store {
  readonly root: string;

  /** @param root the store's folder; it is made by the first write */
  constructor(root: string) {
    this.root = path.resolve(root);
  }

  describe(): string {
    return this.root;
  }

  async read(key: string): Promise<StoredObject | null> {
    assertSafeKey(key);
    return this.#attempt(`read "${key}"`, async () => {
      if (isMutableKey(key)) return this.#readMutable(key);

      const body = await readInside(this.root, this.#file(key));
      return body && { body, version: createHash('sha256').update(body).digest('hex') };
    });
  }

  async create(key: string, body: Uint8Array): Promise<'created' | 'exists'> {
    assertImmutableKey(key);
    return this.#attempt(`write "${key}"`, async () => {
      // Spares the temporary file, so that repeating a publish works even on a full disk.
      if (await this.has(key)) return 'exists';

      // The file itself may be a link: a name that is taken is never written through.
      await assertInside(this.root, path.dirname(this.#file(key)));
      return (await writeOnce(this.root, this.#file(key), body)) ? 'created' : 'exists';
    });
  }

  async replace(key: string, body: Uint8Array, expectedVersion: string | null): Promise<string> {
    assertMutableKey(key);
    return this.#attempt(`write "${key}"`, () =>
      new FolderSlots(this.root, key).replace(body, expectedVersion),
    );
  }

  async list(prefix: string): Promise<string[]> {
    assertSafePrefix(prefix);
    return this.#attempt(`list "${prefix}"`, async () => {
      await assertInside(this.root, this.#file(prefix));
      return listKeys(this.root, prefix);
    });
  }

  async listNames(prefix: string): Promise<string[]> {
    assertSafePrefix(prefix);
    return this.#attempt(`list "${prefix}"`, () => listNames(this.root, prefix));
  }

  async remove(key: string): Promise<void> {
    assertImmutableKey(key);
    return this.#attempt(`remove "${key}"`, async () => {
      await assertInside(this.root, path.dirname(this.#file(key)));
      await removeFile(this.root, this.#file(key));
    });
  }

  async has(key: string): Promise<boolean> {
    return (await this.size(key)) !== null;
  }

  async size(key: string): Promise<number | null> {
    assertSafeKey(key);
    return this.#attempt(`read "${key}"`, async () => {
      if (!isMutableKey(key)) return (await statsIfThere(this.#file(key)))?.size ?? null;

      const newest = await new FolderSlots(this.root, key).newest();
      return newest?.body.length ?? null;
    });
  }

  async writtenAt(key: string): Promise<Date | null> {
    assertImmutableKey(key);
    return this.#attempt(`read "${key}"`, async () => (await statsIfThere(this.#file(key)))?.mtime ?? null);
  }

  async #readMutable(key: string): Promise<StoredObject | null> {
    const slots = new FolderSlots(this.root, key);
    const newest = await slots.newest();
    if (newest === null) return null;

    await slots.refreshCopy();
    return { body: newest.body, version: newest.version };
  }

  #file(key: string): string {
    return path.join(this.root, key);
  }

  async #attempt<T>(action: string, act: () => Promise<T>): Promise<T> {
    try {
      return await act();
    } catch (error) {
      throw folderFault(error, `${action} in ${this.root}`);
    }
  }
}
