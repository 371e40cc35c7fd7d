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

/** The commit that a folder is at, and whether it has changes beyond; null outside a git work tree. */
export async function readGitState(folder: string): Promise<{ commit: string; dirty: boolean } | null> {
  const commit = await git(folder, 'rev-parse', 'HEAD');
  if (!commit) return null;
  return { commit, dirty: (await git(folder, 'status', '--porcelain')) !== '' };
}

async function git(folder: string, ...args: string[]): Promise<string> {
  try {
    const { stdout } = await execute('git', args, { cwd: folder });
    return stdout.trim();
  } catch {
    return '';
  }
}
