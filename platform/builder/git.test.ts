import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGitState } from './git';

let folder: string;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Asha', '-c', 'user.email=asha@brand.in', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

function commit(words: string): string {
  writeFileSync(join(folder, 'words.txt'), words);
  git('add', '.');
  git('commit', '--quiet', '--message', words);
  return git('rev-parse', 'HEAD');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'git-'));
  git('init', '--quiet', '--initial-branch=main');
  commit('first');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('names the commit, on the main branch without a draft', async () => {
  expect(await readGitState(folder)).toEqual({ commit: git('rev-parse', 'HEAD'), dirty: false });
});

it('names another branch as a draft', async () => {
  git('checkout', '--quiet', '-b', 'autumn-offer');

  expect(await readGitState(folder)).toMatchObject({ draft: 'autumn-offer' });
});

it('takes a commit without a branch for a draft, unless the main branch has it', async () => {
  git('checkout', '--quiet', '--detach');
  expect(await readGitState(folder)).not.toHaveProperty('draft');

  commit('of a pull request');
  expect(await readGitState(folder)).toMatchObject({ draft: 'no branch' });
});

it('sees a file that git does not know yet, whatever the settings of the machine', async () => {
  git('config', 'status.showUntrackedFiles', 'no');
  writeFileSync(join(folder, 'new.txt'), 'new');

  expect(await readGitState(folder)).toMatchObject({ dirty: true });
});

it('reads the repository of the folder, also inside a hook of another one', async () => {
  process.env.GIT_DIR = join(tmpdir(), 'elsewhere/.git');
  const state = await readGitState(folder);
  delete process.env.GIT_DIR;

  expect(state).toMatchObject({ commit: git('rev-parse', 'HEAD') });
});

it('says so where git cannot tell what has changed, and takes it for no clean state', async () => {
  writeFileSync(join(folder, '.git/index'), 'broken');

  await expect(readGitState(folder)).rejects.toMatchObject({ code: 'git-failed' });
});

it('knows of no commit outside of a repository', async () => {
  rmSync(join(folder, '.git'), { recursive: true });

  expect(await readGitState(folder)).toBeNull();
});
