import fs from 'node:fs/promises';
import path from 'node:path';
import { assertInside, TEMPORARY_FOLDER } from './folder-files';
import { MUTABLE_FOLDER } from './safe-key';

/** No write takes a day, so an unfinished file that old has no writer any more. */
const ABANDONED_AFTER_MS = 24 * 60 * 60 * 1000;

/** How write-file-atomic names its temporary file next to the plain copy of a pointer. */
const UNFINISHED_COPY = /\.json\.\d+$/;

/**
 * Removes the unfinished files of processes that died. They are invisible and harmless, so whatever cannot be
 * removed (a read-only store) is left.
 *
 * @param now milliseconds since 1970
 * @returns the removed paths, relative to the root
 */
export async function sweepLeftovers(root: string, now: number): Promise<string[]> {
  const unfinished = [
    ...(await namesIn(root, TEMPORARY_FOLDER)),
    ...(await namesIn(root, MUTABLE_FOLDER)).filter((name) => UNFINISHED_COPY.test(name)),
  ];
  const swept: string[] = [];
  for (const name of unfinished) {
    if (await removeIfAbandoned(path.join(root, name), now)) swept.push(name);
  }
  return swept;
}

/** None of a folder that a link leads out of the store: its files are not the store's. */
async function namesIn(root: string, folder: string): Promise<string[]> {
  try {
    await assertInside(root, path.join(root, folder));
    const names = await fs.readdir(path.join(root, folder));
    return names.map((name) => path.posix.join(folder, name));
  } catch {
    return [];
  }
}

async function removeIfAbandoned(file: string, now: number): Promise<boolean> {
  try {
    const { mtimeMs } = await fs.lstat(file);
    if (now - mtimeMs < ABANDONED_AFTER_MS) return false;

    await fs.unlink(file);
    return true;
  } catch {
    return false;
  }
}
