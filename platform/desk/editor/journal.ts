import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { digestOf } from './open-file';

/** Digests of files as the desk last wrote them, by path from the root: a desk that was killed had no time to commit. */
type Written = Record<string, string>;

const journalOf = (root: string) => join(root, '.cache', 'desk', 'written.json');

/** Remembers what is about to be written. */
export async function remember(root: string, file: string, source: string | Buffer): Promise<void> {
  const journal = journalOf(root);
  await mkdir(dirname(journal), { recursive: true });
  await writeFileAtomic(journal, JSON.stringify({ ...(await read(root)), [file]: digestOf(source) }));
}

/** Whether a file is as the desk last wrote it. */
export async function isAsWritten(root: string, file: string): Promise<boolean> {
  const source = await readFile(join(root, file)).catch(() => null);
  return source !== null && (await read(root))[file] === digestOf(source);
}

async function read(root: string): Promise<Written> {
  try {
    return JSON.parse(await readFile(journalOf(root), 'utf8')) as Written;
  } catch {
    return {};
  }
}
