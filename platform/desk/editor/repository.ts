import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SiteError } from '@site/errors';

const execute = promisify(execFile);

/** The branch that is checked out. @throws SiteError `no-repository`, `no-branch` */
export async function currentBranch(root: string): Promise<string> {
  try {
    return await git(root, ['symbolic-ref', '--quiet', '--short', 'HEAD']);
  } catch (error) {
    // So git ends where HEAD is a commit; where there is no repository, it ends with 128.
    if ((error as { code?: unknown }).code !== 1)
      throw new SiteError(
        'no-repository',
        `${root} is no git repository: later, it would be unknown who changed what. Nothing was written.`,
        'Start the desk in a clone of the project.',
      );
    throw new SiteError(
      'no-branch',
      'An earlier state of the project is checked out, and no branch: what is saved now would be lost. Nothing was written.',
      'Have an engineer check out the branch that you work on, such as main.',
    );
  }
}

/** Who has changed one of these files last, by name; '' where none is committed. */
export function lastAuthor(root: string, files: string[]): Promise<string> {
  return git(root, ['log', '-1', '--format=%an', '--', ...files]).catch(() => '');
}

/**
 * @param isOurs whether a changed file is as the desk left it, when it was ended before it could commit
 * @throws SiteError `file-not-committed` where one of the files has other changes that are not committed
 */
export async function assertCommitted(
  root: string,
  files: string[],
  isOurs: (file: string) => Promise<boolean>,
): Promise<void> {
  const names: string[] = [];
  for (const file of files) {
    // Without its lock, git writes nothing: on a full disk it would fail here, before anything could be said of the file.
    const isChanged = (await git(root, ['--no-optional-locks', 'status', '--porcelain', '--', file])) !== '';
    if (isChanged && !(await isOurs(file))) names.push(file);
  }
  if (names.length === 0) return;
  throw new SiteError(
    'file-not-committed',
    `${names.join(' and ')} was changed outside of the desk, and that is not committed yet. Nothing was written: your change would be mixed with it.`,
    'Have its author commit it, or revert it. What you typed is kept.',
  );
}

/**
 * Commits these files as they are in the working copy, and nothing else of what is changed or staged there.
 * @param author `Asha Rao <asha@brand.in>`, or a name alone
 * @returns the commit
 * @throws SiteError `commit-failed`
 */
export async function commitFiles(
  root: string,
  { files, message, author }: { files: string[]; message: string; author: string },
): Promise<string> {
  const { name, email } = identityOf(author);
  const isKnown = await git(root, ['config', 'user.name']).catch(() => '');
  const committer = isKnown ? [] : ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  try {
    await git(root, ['add', '--', ...files]);
    await git(root, [
      ...committer,
      'commit',
      '--quiet',
      `--author=${name} <${email}>`,
      `--message=${message}`,
      '--only',
      '--',
      ...files,
    ]);
    return await git(root, ['rev-parse', 'HEAD']);
  } catch (error) {
    await git(root, ['reset', '--quiet', '--', ...files]).catch(() => undefined);
    const { stderr = '', message: fact } = error as Error & { stderr?: string };
    throw new SiteError(
      'commit-failed',
      `git did not take the change: ${(stderr.trim() || fact).split('\n')[0]}. The file is as it was.`,
      'Try again in a moment; if it says the same, show this to an engineer. What you typed is kept.',
      { cause: error },
    );
  }
}

function identityOf(author: string): { name: string; email: string } {
  const [, name = author, email = ''] = /^(.*?)\s*<(.*)>$/.exec(author) ?? [];
  return { name: name.trim() || author, email: email || 'unknown@localhost' };
}

async function git(root: string, args: string[]): Promise<string> {
  return (await execute('git', args, { cwd: root })).stdout.trimEnd();
}
