import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './folder-fault';
import { assertSize } from './keys';
import { SiteError } from '@site/errors';

/** Where unfinished files lie: one folder, so that a leftover is known by its place. No safe key reaches it. */
export const TEMPORARY_FOLDER = '.tmp';

/** A folder can be swept away by a `remove` between making it and using it; more often than this is no accident. */
const MAX_ATTEMPTS = 20;

/** The files below the folder of a store. Nothing outside of it is read, written or removed. */
export class FolderFiles {
  /** Where the root lies, links followed: asked once, and again when a file lies elsewhere, because it may have been moved. */
  #realRoot: string | undefined;
  /** By folder, its sync that runs, and the one that begins after it. */
  readonly #running = new Map<string, Promise<void>>();
  readonly #waiting = new Map<string, Promise<void>>();

  constructor(readonly root: string) {}

  /**
   * Writes a file that must not be there yet: the bytes go to a temporary file, reach the disk, and then get
   * their name by link(2), which is atomic and refuses a name that is taken. So the name is either absent or whole,
   * whenever the process dies.
   * @param target absolute path below the root
   * @returns whether this call made the file
   */
  async writeOnce(target: string, body: Uint8Array): Promise<boolean> {
    const temporary = path.join(this.root, TEMPORARY_FOLDER, `${process.pid}-${randomUUID()}`);
    try {
      await writeTemporary(temporary, body);
      return await this.#giveName(temporary, target);
    } finally {
      await fs.rm(temporary, { force: true }).catch(() => undefined);
    }
  }

  /**
   * The bytes of a key's file below the root, or null when there is no such file.
   * @throws SiteError `store-leads-out` where a symbolic link leads out of the root, `object-too-large`
   */
  async readInside(file: string, key: string): Promise<Buffer | null> {
    await this.assertInside(file);
    return readIfThere(file, key);
  }

  /**
   * Refuses a file that is, or lies behind, a symbolic link that leads out of the root.
   * @throws SiteError `store-leads-out`
   */
  async assertInside(file: string): Promise<void> {
    try {
      const real = await fs.realpath(file);
      const isInside = (folder: string) => real === folder || real.startsWith(folder + path.sep);
      if (this.#realRoot !== undefined && isInside(this.#realRoot)) return;
      const inside = await fs.realpath(this.root);
      if (!isInside(inside))
        throw new SiteError(
          'store-leads-out',
          `"${path.relative(this.root, file)}" in ${this.root} is, or lies behind, a symbolic link that leads out of the store.`,
          'Remove the link: a store holds its own files only. npm run site -- verify lists what is missing then.',
        );
      this.#realRoot = inside;
    } catch (error) {
      if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
      if (file !== this.root) await this.assertInside(path.dirname(file));
    }
  }

  async #giveName(temporary: string, target: string): Promise<boolean> {
    const folder = path.dirname(target);
    let firstMade: string | undefined;
    for (let attempt = 1; ; attempt += 1) {
      try {
        await fs.link(temporary, target);
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        if (!hasCode(error, 'ENOENT') || attempt > MAX_ATTEMPTS) throw error;
        // A removal may take a folder away while it is made, too.
        firstMade = (await fs.mkdir(folder, { recursive: true }).catch(nullIfAbsent)) ?? firstMade;
        continue;
      }
      await this.#syncFolders(folder, firstMade);
      return true;
    }
  }

  /** Makes the new name, and the new folders above it, outlive a power cut. */
  async #syncFolders(folder: string, firstMade: string | undefined): Promise<void> {
    const last = firstMade === undefined ? folder : path.dirname(firstMade);
    for (let current = folder; ; current = path.dirname(current)) {
      await this.#syncTogether(current);
      if (current === last) return;
    }
  }

  /** A folder that gets many names at once is synced for several of them together: by a sync that begins after the name is there. */
  #syncTogether(folder: string): Promise<void> {
    const begun = this.#running.get(folder);
    if (!begun) return this.#beginSync(folder);
    const next =
      this.#waiting.get(folder) ??
      begun
        .catch(() => undefined)
        .then(() => {
          this.#waiting.delete(folder);
          return this.#beginSync(folder);
        });
    this.#waiting.set(folder, next);
    return next;
  }

  #beginSync(folder: string): Promise<void> {
    const sync = syncFolder(folder).finally(() => {
      if (this.#running.get(folder) === sync) this.#running.delete(folder);
    });
    this.#running.set(folder, sync);
    return sync;
  }
}

/**
 * The bytes of a file, or null when there is no such file. A pipe is none: who reads one waits for ever.
 * @param key of the store that the file is of; without one it may be of any size
 * @throws SiteError `object-too-large`
 */
export async function readIfThere(file: string, key?: string): Promise<Buffer | null> {
  const stats = await statsIfThere(file);
  if (stats && key !== undefined) assertSize(key, stats.size);
  return stats && fs.readFile(file).catch(nullIfAbsent);
}

/** The size in bytes and the time of a file, or null when there is no such file. */
export async function statsIfThere(file: string): Promise<{ size: number; mtime: Date } | null> {
  const stats = await fs.stat(file).catch(nullIfAbsent);
  return stats?.isFile() ? stats : null;
}

/** Makes a file that is not there yet: of several processes, one. @returns whether this call did */
export async function makeFile(file: string, body: string, mode?: number): Promise<boolean> {
  try {
    await fs.writeFile(file, body, { mode, flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** For the `catch` of reading what may not be there. */
export function nullIfAbsent(error: unknown): null {
  if (hasCode(error, 'ENOENT', 'ENOTDIR')) return null;
  throw error;
}

/** Removes a file and the folders that it leaves empty, up to but without the root. */
export async function removeFile(root: string, file: string): Promise<void> {
  await fs.unlink(file).catch(nullIfAbsent);
  for (let folder = path.dirname(file); folder !== root; folder = path.dirname(folder)) {
    try {
      await fs.rmdir(folder);
    } catch (error) {
      if (hasCode(error, 'ENOENT')) continue;
      return;
    }
  }
}

async function writeTemporary(temporary: string, body: Uint8Array): Promise<void> {
  const open = () => fs.open(temporary, 'wx');
  // Most files go to a folder that is there, so it is made only where it turns out to be missing.
  const file = await open().catch(async (error: unknown) => {
    if (!hasCode(error, 'ENOENT')) throw error;
    await fs.mkdir(path.dirname(temporary), { recursive: true });
    return open();
  });
  try {
    await file.writeFile(body);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await fs.open(folder, 'r').catch((error: unknown) => {
    // Windows cannot open a folder, and a folder may have been swept away by now; neither undoes the link.
    if (hasCode(error, 'EPERM', 'EISDIR', 'EACCES', 'ENOENT')) return null;
    throw error;
  });
  if (handle === null) return;

  try {
    await handle.sync();
  } catch (error) {
    if (!hasCode(error, 'EINVAL', 'EPERM')) throw error;
  } finally {
    await handle.close();
  }
}
