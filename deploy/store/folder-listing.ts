import type { Dirent } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from './folder-fault';
import { SLOTS_FOLDER } from './folder-slots';
import { isMutableKey, isSafeKey, MUTABLE_FOLDER } from './safe-key';

/** All keys below a folder of the store, sorted. Leftovers and the store's own folders are not keys. */
export async function listKeys(root: string, prefix: string): Promise<string[]> {
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
export async function listNames(root: string, prefix: string): Promise<string[]> {
  if (prefix.startsWith(MUTABLE_FOLDER)) {
    const keys = await listKeys(root, prefix);
    return keys.map((key) => key.slice(prefix.length));
  }

  const names: string[] = [];
  for (const entry of await entriesOf(root, prefix)) {
    if (!isSafeKey(prefix + entry.name)) continue;
    if (entry.isFile()) names.push(entry.name);
    if (entry.isDirectory() && (await isFolderInUse(root, `${prefix}${entry.name}/`)))
      names.push(`${entry.name}/`);
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

/** Whether any entry lies in the folder: an empty one was left by a writer that died before its first file. */
async function isFolderInUse(root: string, folder: string): Promise<boolean> {
  if (folder === MUTABLE_FOLDER) return (await listMutableKeys(root)).length > 0;
  return (await entriesOf(root, folder)).length > 0;
}

async function entriesOf(root: string, folder: string): Promise<Dirent[]> {
  try {
    return await fs.readdir(path.join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return [];
    throw error;
  }
}
