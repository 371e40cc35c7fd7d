import { spawnSync } from 'node:child_process';
import { runSite } from '../testing/run-site';

const scriptFor = async (shell: string) => (await runSite('/', '--completion', shell)).stdout;

/** What bash offers for the last of the words. */
async function offered(...words: string[]): Promise<string[]> {
  const line = `COMP_WORDS=(site ${words.map((word) => `'${word}'`).join(' ')}); COMP_CWORD=${words.length}`;
  const script = `${await scriptFor('bash')}${line}; _site; echo "\${COMPREPLY[*]}"`;
  return spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.trim().split(' ');
}

it.each([
  [['sta'], ['start', 'status']],
  [['people', 'r'], ['revoke']],
  [['people', 'add', '--t'], ['--team']],
  [['promote', '--unt'], ['--until']],
  [['--js'], ['--json']],
])('bash completes the last word of %j to %j', async (words, completed) => {
  expect((await offered(...words)).sort()).toEqual(completed);
});

it('zsh takes the same, and fish says what each does', async () => {
  expect(await scriptFor('zsh')).toContain(await scriptFor('bash'));
  expect(await scriptFor('fish')).toContain(
    "-n '__fish_seen_subcommand_from people; and __fish_seen_subcommand_from add' -l team -d 'who ships a part: ",
  );
});

it('another shell is refused, with those that there are', async () => {
  const { exitCode, stderr } = await runSite('/', '--completion', 'csh');

  expect([exitCode, stderr]).toEqual([1, expect.stringContaining('bash, zsh, fish')]);
});
