import { writeFile } from 'node:fs/promises';
import { SiteError } from '../../store/site-error';

/** Writes a file for people, and never over another one. @param option that names it @throws SiteError `file-exists`, `file-refused` */
export async function writeNewFile(file: string, text: string, option: string): Promise<void> {
  try {
    await writeFile(file, text, { flag: 'wx' });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'EEXIST')
      throw new SiteError(
        'file-exists',
        `${file} is there already; it was not overwritten.`,
        `Give another name with ${option}.`,
        { cause },
      );
    throw new SiteError(
      'file-refused',
      `${file} cannot be written: ${(cause as Error).message}.`,
      `Give a file in a folder that you can write to with ${option}.`,
      { cause },
    );
  }
}
