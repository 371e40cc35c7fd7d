import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { isAsWritten, remember } from './journal';
import { assertCommitted, commitFiles, currentBranch } from './repository';

interface WriteRequest {
  /** Sources by path from the root. */
  files: Record<string, string>;
  message: string;
  author: string;
}

/**
 * Writes files and commits them, and no others, on the branch that is checked out: that is the one which builds are made of.
 * Where git refuses, the files are as they were.
 * @throws SiteError `no-repository`, `no-branch`, `file-not-committed`, `commit-failed`
 */
export async function writeAndCommit(
  root: string,
  { files, message, author }: WriteRequest,
): Promise<{ commit: string; branch: string }> {
  const names = Object.keys(files);
  const branch = await currentBranch(root);
  await assertCommitted(root, names, (file) => isAsWritten(root, file));
  const before = new Map<string, string | null>();
  try {
    for (const [file, source] of Object.entries(files)) {
      const path = join(root, file);
      before.set(path, await readFile(path, 'utf8').catch(() => null));
      await remember(root, file, source);
      await mkdir(dirname(path), { recursive: true });
      await writeFileAtomic(path, source);
    }
    return { commit: await commitFiles(root, { files: names, message, author }), branch };
  } catch (error) {
    for (const [path, source] of before)
      await (source === null ? rm(path, { force: true }) : writeFileAtomic(path, source));
    throw error;
  }
}
