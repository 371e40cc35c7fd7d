import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Who runs the command: `SITE_AUTHOR`, else git's user, else the machine's. */
export async function readAuthor(env: NodeJS.ProcessEnv, folder: string): Promise<string> {
  if (env.SITE_AUTHOR?.trim()) return env.SITE_AUTHOR.trim();
  const name = await git(folder, 'config', 'user.name');
  const email = await git(folder, 'config', 'user.email');
  if (name) return email ? `${name} <${email}>` : name;
  return userInfo().username;
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
