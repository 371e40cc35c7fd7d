import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { assertSingleLine } from '@site/ledger';
import { SiteError } from '@site/errors';
import { isAsWritten, remember } from './journal';
import { assertCommitted, commitFiles, currentBranch } from './repository';

interface WriteRequest {
  /** Sources, and pictures, by path from the root. */
  files: Record<string, string | Buffer>;
  message: string;
  author: string;
}

/**
 * Writes files and commits them, and no others, on the branch that is checked out: that is the one which builds are made of.
 * Where the disk or git refuses, the files are as they were.
 * @throws SiteError `words-not-plain`, `no-repository`, `no-branch`, `file-not-committed`, `file-not-written`, `commit-failed`
 */
export async function writeAndCommit(
  root: string,
  { files, message, author }: WriteRequest,
): Promise<{ commit: string; branch: string }> {
  assertSingleLine({ author, message });
  const names = Object.keys(files);
  const branch = await currentBranch(root);
  await assertCommitted(root, names, (file) => isAsWritten(root, file));
  const before = new Map<string, Buffer | null>();
  try {
    for (const [file, source] of Object.entries(files)) {
      const path = join(root, file);
      const current = await readFile(path).catch(() => null);
      await write(root, file, source);
      before.set(path, current);
    }
    return { commit: await commitFiles(root, { files: names, message, author }), branch };
  } catch (error) {
    for (const [path, source] of before)
      await (source === null ? rm(path, { force: true }) : writeFileAtomic(path, source));
    throw error;
  }
}

/** @throws SiteError `file-not-written`; the file is then as it was */
async function write(root: string, file: string, source: string | Buffer): Promise<void> {
  const path = join(root, file);
  try {
    await remember(root, file, source);
    await mkdir(dirname(path), { recursive: true });
    await writeFileAtomic(path, source);
  } catch (cause) {
    throw new SiteError(
      'file-not-written',
      `${file} cannot be written: ${(cause as Error).message}. It is as it was.`,
      'What you typed is kept in this browser. Have an engineer free some space on that disk, or give the desk the right to write there; then save again.',
      { cause },
    );
  }
}
