import fs from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { z } from 'zod';
import { hasCode, isSafeKey, parseRecord, readIfThere, removeFile } from '@site/store';
import { SiteError } from '@site/errors';
import type { ExportedFiles } from './exported-files';

/** Says which files of the folder are an export's, so that the next one may take away what is no longer wanted. */
const RECORD = '.site-export.json';

const recordSchema = z.strictObject({
  files: z.array(z.string().refine(isSafeKey, 'is not the path of an exported file')),
});

/**
 * Brings a folder up to the files that are wanted; what is there already is not written again. Each file is whole at
 * any moment, and the record names all that may be there before any of it is.
 * @returns how many were written and taken away
 * @throws SiteError `export-folder-in-use` for a folder with files that no export has written
 */
export async function writeExport(
  folder: string,
  files: ExportedFiles,
): Promise<{ written: number; removed: number }> {
  const before = await exportedBefore(folder);
  await fs.mkdir(folder, { recursive: true });
  await writeRecord(folder, [...new Set([...before, ...files.keys()])]);

  let written = 0;
  for (const [name, read] of files)
    if (await bringUpToDate(path.join(folder, name), await read())) written += 1;
  const stale = before.filter((name) => !files.has(name));
  for (const name of stale) await removeFile(folder, path.join(folder, name));

  await writeRecord(folder, [...files.keys()]);
  return { written, removed: stale.length };
}

/** What an export left in a folder before; nothing in a new one. @throws SiteError `export-folder-in-use` */
export async function exportedBefore(folder: string): Promise<string[]> {
  const record = await readIfThere(path.join(folder, RECORD));
  if (record) return parseRecord(path.join(folder, RECORD), record, recordSchema).files;
  const names = await fs.readdir(folder).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  if (names.length === 0) return [];
  throw new SiteError(
    'export-folder-in-use',
    `${folder} has files that no export has written, such as "${names[0]}".`,
    'Name a new or empty folder, or one that an export went to before.',
  );
}

async function bringUpToDate(file: string, body: Buffer): Promise<boolean> {
  if ((await readIfThere(file))?.equals(body)) return false;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, body);
  return true;
}

async function writeRecord(folder: string, files: string[]): Promise<void> {
  await writeFileAtomic(path.join(folder, RECORD), JSON.stringify({ files: files.sort() }));
}
