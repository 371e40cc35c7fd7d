import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Who works in a folder, as git knows them: `Asha Rao <asha@brand.in>`; null where git has no name. */
export async function readGitUser(folder: string): Promise<string | null> {
  const name = await git(folder, 'config', 'user.name');
  const email = await git(folder, 'config', 'user.email');
  if (!name) return null;
  return email ? `${name} <${email}>` : name;
}

interface GitState {
  commit: string;
  /** Whether there are changes beyond the commit. */
  dirty: boolean;
  /** The branch, where it is not the repository's main one. */
  draft?: string;
}

/** The commit and the branch that a folder is at; null outside a git work tree. */
export async function readGitState(folder: string): Promise<GitState | null> {
  const commit = await git(folder, 'rev-parse', 'HEAD');
  if (!commit) return null;
  const dirty = (await git(folder, 'status', '--porcelain')) !== '';
  const branch = await git(folder, 'symbolic-ref', '--quiet', '--short', 'HEAD');
  const isDraft = branch !== '' && !(await mainBranches(folder)).includes(branch);
  return { commit, dirty, ...(isDraft && { draft: branch }) };
}

/**
 * Whether what a folder is at was made with a commit's changes; null where that cannot be said: outside a git work tree, and
 * in a clone without its whole history.
 */
export async function containsCommit(folder: string, commit: string): Promise<boolean | null> {
  if ((await git(folder, 'rev-parse', '--is-shallow-repository')) !== 'false') return null;
  // The commit itself when it is an ancestor; nothing when it is not, or not in this clone.
  return (await git(folder, 'merge-base', 'HEAD', commit)) === commit;
}

/** What the remote repository calls its main branch; without one, the names that git itself gives. */
async function mainBranches(folder: string): Promise<string[]> {
  const remote = await git(folder, 'symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD');
  return remote ? [remote.replace(/^origin\//, '')] : ['main', 'master'];
}

async function git(folder: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await execute('git', args, { cwd: folder });
    return stdout.trim();
  } catch {
    return '';
  }
}
