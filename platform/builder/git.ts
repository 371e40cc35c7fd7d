import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { SiteError } from '@site/errors';
import { NO_BRANCH } from '@site/ledger';

/** Who works in a folder, as git knows them: `Asha Rao <asha@brand.in>`; null where git has no name. */
export async function readGitUser(folder: string): Promise<string | null> {
  const name = await git(folder, 'config', 'user.name');
  const email = await git(folder, 'config', 'user.email');
  if (!name) return null;
  return email ? `${name} <${email}>` : name;
}

/** What a source is of. */
export interface GitState {
  commit: string;
  /** Whether there are changes beyond the commit. */
  dirty: boolean;
  /** The branch, where it is not the repository's main one. */
  draft?: string;
}

/**
 * The commit and the branch that a folder is at; null outside a git work tree.
 * @throws SiteError `git-failed` where git does not answer
 */
export async function readGitState(folder: string): Promise<GitState | null> {
  const commit = await git(folder, 'rev-parse', 'HEAD');
  if (!commit) return null;
  const status = await git(folder, 'status', '--porcelain', '--untracked-files=normal');
  if (status === null)
    throw new SiteError(
      'git-failed',
      `Git does not say what has changed in ${folder}, so the release could not name its source.`,
      'Run "git status" there, and put right what it says. Nothing was published.',
    );
  const draft = await draftOf(folder);
  return { commit, dirty: status !== '', ...(draft && { draft }) };
}

/**
 * The branch, where it is not the repository's main one; null on the main one. A commit without a branch, as pull requests and tags
 * are checked out, is on the main one if that has it.
 */
async function draftOf(folder: string): Promise<string | null> {
  // What the remote repository calls its main branch; without one, the names that git itself gives.
  const remote = await git(folder, 'symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
  const mains = remote ? [remote.replace(/^origin\//, '')] : ['main', 'master'];
  const branch = await git(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  if (branch) return mains.includes(branch) ? null : branch;
  for (const main of mains)
    for (const ref of [`refs/remotes/origin/${main}`, `refs/heads/${main}`])
      if ((await git(folder, 'merge-base', '--is-ancestor', 'HEAD', ref)) !== null) return null;
  return NO_BRANCH;
}

/**
 * Whether what a folder is at was made with a commit's changes; null where that cannot be said: outside a git work tree, and
 * in a clone without its whole history.
 * @param at the commit that the folder is at
 */
export async function containsCommit(folder: string, commit: string, at = 'HEAD'): Promise<boolean | null> {
  if ((await git(folder, 'rev-parse', '--is-shallow-repository')) !== 'false') return null;
  // The commit itself when it is an ancestor; nothing when it is not, or not in this clone.
  return (await git(folder, 'merge-base', at, commit)) === commit;
}

/** Of the environment, what leads git to another repository than that of the folder, as a hook's does. */
const ELSEWHERE = /^GIT_(DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|NAMESPACE|OBJECT_DIRECTORY)$/;

/** What git answers; null where it fails or says no. */
async function git(folder: string, ...args: string[]): Promise<string | null> {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ELSEWHERE.test(name)));
  const said = await promisify(execFile)('git', args, { cwd: folder, env }).catch(() => null);
  return said && said.stdout.trim();
}
