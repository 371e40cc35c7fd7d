import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { SiteError } from '../../store/site-error';

/** Says before the work that its file could not be written after it. @param option that names it @throws SiteError `file-exists`, `file-refused` */
export function assertNewFile(file: string, option: string): void {
  if (existsSync(file)) throw alreadyThere(file, option);
  if (!existsSync(dirname(file))) throw refused(file, option, new Error('there is no such folder'));
}

/** Writes a file for people, and never over another one. @param option that names it @throws SiteError `file-exists`, `file-refused` */
export async function writeNewFile(file: string, text: string, option: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST') throw alreadyThere(file, option);
    throw refused(file, option, cause as Error);
  }
}

function alreadyThere(file: string, option: string): SiteError {
  return new SiteError(
    'file-exists',
    `${file} is there already; it was not overwritten.`,
    `Give another name with ${option}.`,
  );
}

function refused(file: string, option: string, cause: Error): SiteError {
  return new SiteError(
    'file-refused',
    `${file} cannot be written: ${cause.message}.`,
    `Give a file in a folder that you can write to with ${option}.`,
    { cause },
  );
}
