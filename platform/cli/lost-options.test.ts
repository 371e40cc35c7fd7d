import { join } from 'node:path';
import { runSiteWith } from '../testing/run-site';
import { folderOfEachTest } from '../testing/temporary-folder';

let folder: string;
folderOfEachTest((fresh) => (folder = fresh));

/** As npm calls the script: what it took is in the environment. */
const siteByNpm = (taken: Record<string, string>, ...words: string[]) =>
  runSiteWith({ npm_lifecycle_event: 'site', SITE_STORE: 'store', ...taken }, folder, ...words);

it.each([
  ['--part', { npm_config_part: 'true' }, ['rollback', 'landing']],
  ['--message', { npm_config_message: 'Diwali hours' }, ['publish', 'landing']],
  ['--dry-run', { npm_config_dry_run: 'true' }, ['publish', 'landing']],
  ['--part', { npm_config_part: 'true' }, ['new', 'section', 'festival-hours', 'landing']],
])('refuses a command of which npm took %s', async (option, taken, words) => {
  const { exitCode, stderr } = await siteByNpm(taken, ...words);

  expect(exitCode).toBe(1);
  expect(stderr).toMatch(
    new RegExp(
      `^error: npm took ${option} for itself, as "--" is missing. Nothing was done.\n  → Type it again, .* npm run site -- ${words[0]} …\n$`,
    ),
  );
});

it.each([
  ['what a person has in .npmrc', { npm_config_message: 'Release %s', npm_config_json: 'true' }],
  ['options of other commands', { npm_config_out: 'a.html' }],
])('takes no notice of %s', async (_, taken) => {
  expect((await siteByNpm(taken, 'promote', 'landing', '-m', 'proof')).stderr).not.toContain('npm took');
});

it.each([
  ['npm runs the script', 'site'],
  ['another script runs it', 'start'],
])('works in the folder where %s', async (_, script) => {
  const calledIn = join(folder, 'sub');
  const { stderr } = await siteByNpm({ npm_lifecycle_event: script, INIT_CWD: calledIn }, 'status');

  expect(stderr).toContain(join(script === 'site' ? calledIn : folder, 'store'));
});
