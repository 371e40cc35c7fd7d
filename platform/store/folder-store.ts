import path from 'node:path';
import { folderFault } from './folder-fault';
import { FolderFiles, nullIfAbsent, removeFile, statsIfThere, TEMPORARY_FOLDER } from './folder-files';
import { FolderSlots, SLOTS_FOLDER } from './folder-slots';
import {
  assertSize,
  assertImmutableKey,
  assertMutableKey,
  assertSafeKey,
  assertSafePrefix,
  isMutableKey,
  isSafeKey,
  MUTABLE_FOLDER,
} from './keys';
import { sha256Of } from './records';
import type { Store, StoredObject } from './store';
import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';

/**
 * A store in a folder, safe with several processes and with processes that die at any moment: files appear whole
 * or not at all, and nothing has to be unlocked afterwards. One machine, one file system with hard links.
 */
export class FolderStore implements Store {
  readonly root: string;
  readonly #files: FolderFiles;

  /** @param root the store's folder; it is made by the first write */
  constructor(root: string) {
    this.root = path.resolve(root);
    this.#files = new FolderFiles(this.root);
  }

  describe(): string {
    return this.root;
  }

  async read(key: string): Promise<StoredObject | null> {
    assertSafeKey(key);
    return this.#attempt(`read "${key}"`, async () => {
      if (isMutableKey(key)) {
        const slots = new FolderSlots(this.#files, key);
        const newest = await slots.newest();
        if (newest) await slots.refreshCopy();
        return newest && { body: newest.body, version: newest.version };
      }
      const body = await this.#files.readInside(this.#file(key), key);
      return body && { body, version: sha256Of(body) };
    });
  }

  async create(key: string, body: Uint8Array): Promise<'created' | 'exists'> {
    assertImmutableKey(key);
    assertSize(key, body.length);
    return this.#attempt(`write "${key}"`, async () => {
      // Spares the temporary file, so that repeating a publish works even on a full disk.
      if (await this.has(key)) return 'exists';

      // The file itself may be a link: a name that is taken is never written through.
      await this.#files.assertInside(path.dirname(this.#file(key)));
      return (await this.#files.writeOnce(this.#file(key), body)) ? 'created' : 'exists';
    });
  }

  async replace(key: string, body: Uint8Array, expectedVersion: string | null): Promise<string> {
    assertMutableKey(key);
    assertSize(key, body.length);
    return this.#attempt(`write "${key}"`, () =>
      new FolderSlots(this.#files, key).replace(body, expectedVersion),
    );
  }

  async list(prefix: string): Promise<string[]> {
    assertSafePrefix(prefix);
    return this.#attempt(`list "${prefix}"`, async () => {
      await this.#files.assertInside(this.#file(prefix));
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
      await this.#files.assertInside(path.dirname(this.#file(key)));
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

      const newest = await new FolderSlots(this.#files, key).newest();
      return newest?.body.length ?? null;
    });
  }

  async writtenAt(key: string): Promise<Date | null> {
    assertImmutableKey(key);
    return this.#attempt(`read "${key}"`, async () => (await statsIfThere(this.#file(key)))?.mtime ?? null);
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

/** All keys below a folder of the store, sorted. Leftovers and the store's own folders are not keys. */
async function listKeys(root: string, prefix: string): Promise<string[]> {
  if (prefix.startsWith(MUTABLE_FOLDER)) return prefix === MUTABLE_FOLDER ? listMutableKeys(root) : [];

  const keys: string[] = [];
  for (const entry of await entriesOf(root, prefix)) {
    const key = prefix + entry.name;
    if (!isSafeKey(key)) continue;
    if (entry.isFile()) keys.push(key);
    if (entry.isDirectory()) keys.push(...(await listKeys(root, `${key}/`)));
  }
  return keys.sort();
}

/** The names directly below a folder of the store, sorted; folders end in `/`. */
async function listNames(root: string, prefix: string): Promise<string[]> {
  if (prefix.startsWith(MUTABLE_FOLDER)) {
    const keys = await listKeys(root, prefix);
    return keys.map((key) => key.slice(prefix.length));
  }

  const names: string[] = [];
  for (const entry of await entriesOf(root, prefix)) {
    if (!isSafeKey(prefix + entry.name)) continue;
    if (entry.isFile()) names.push(entry.name);
    if (!entry.isDirectory()) continue;
    const folder = `${prefix}${entry.name}/`;
    const held = await (folder === MUTABLE_FOLDER ? listMutableKeys(root) : entriesOf(root, folder));
    // An empty one was left by a writer that died before its first file.
    if (held.length > 0) names.push(`${entry.name}/`);
  }
  return names.sort();
}

/** A pointer whose writer died before the first copy has slots only; one restored from a backup, a copy only. */
async function listMutableKeys(root: string): Promise<string[]> {
  const copies = (await entriesOf(root, MUTABLE_FOLDER)).map((entry) => entry.name);
  const slotFolders = `${MUTABLE_FOLDER}${SLOTS_FOLDER}/`;
  const keys = new Set(copies.map((name) => MUTABLE_FOLDER + name));
  for (const { name } of await entriesOf(root, slotFolders)) {
    if ((await entriesOf(root, `${slotFolders}${name}/`)).length > 0)
      keys.add(`${MUTABLE_FOLDER}${name}.json`);
  }
  return [...keys].filter(isMutableKey).sort();
}

async function entriesOf(root: string, folder: string): Promise<Dirent[]> {
  return (await fs.readdir(path.join(root, folder), { withFileTypes: true }).catch(nullIfAbsent)) ?? [];
}

/** No write takes a day, so an unfinished file that old has no writer any more. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the unfinished files of processes that died. They are invisible and harmless, so whatever cannot be
 * removed (a read-only store) is left.
 * @param now milliseconds since 1970
 * @returns the removed paths, relative to the root
 */
export async function sweepLeftovers(root: string, now: number): Promise<string[]> {
  const unfinished = [
    ...(await namesIn(root, TEMPORARY_FOLDER)),
    // As write-file-atomic names its temporary file next to the plain copy of a pointer.
    ...(await namesIn(root, MUTABLE_FOLDER)).filter((name) => /\.json\.\d+$/.test(name)),
  ];
  const swept: string[] = [];
  for (const name of unfinished) {
    const file = path.join(root, name);
    try {
      const { mtimeMs } = await fs.lstat(file);
      if (now - mtimeMs < ABANDONED_AFTER_MS) continue;
      await fs.unlink(file);
      swept.push(name);
    } catch {
      continue;
    }
  }
  return swept;
}

/** None of a folder that a link leads out of the store: its files are not the store's. */
async function namesIn(root: string, folder: string): Promise<string[]> {
  try {
    await new FolderFiles(root).assertInside(path.join(root, folder));
    const names = await fs.readdir(path.join(root, folder));
    return names.map((name) => path.posix.join(folder, name));
  } catch {
    return [];
  }
}
