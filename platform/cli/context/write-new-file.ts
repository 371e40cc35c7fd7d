import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SiteError } from '@site/errors';

/** Says before the work that its file could not be written after it. @throws SiteError `file-exists`, `file-refused` */
export function assertNewFile(file: string): void {
  if (existsSync(file)) throw alreadyThere(file);
  if (!existsSync(dirname(file))) throw refused(file, new Error('there is no such folder'));
}

/** Writes a file for people, and never over another one. @throws SiteError `file-exists`, `file-refused` */
export async function writeNewFile(file: string, text: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyThere(file);
    throw refused(file, cause as Error);
  }
}

function alreadyThere(file: string): SiteError {
  return new SiteError(
    'file-exists',
    `${file} is there already; it was not overwritten.`,
    'Give another name with --out.',
  );
}

function refused(file: string, cause: Error): SiteError {
  return new SiteError(
    'file-refused',
    `${file} cannot be written: ${cause.message}.`,
    'Give a file in a folder that you can write to with --out.',
    { cause },
  );
}
