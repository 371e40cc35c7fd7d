import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../../records/open-store';
import type { Store } from '../../store/store';
import { aLiveSite } from '../../testing/a-live-site';
import { runSite, runSiteWith } from '../../testing/run-site';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding, aLegal, aShell, publishAll } from '../../testing/tiny-parts';

let folder: string;
let store: Store;
let name: string;

beforeAll(async () => {
  folder = await makeTemporaryFolder();
  store = await openStore(join(folder, 'store'), { env: {} });
  await aLiveSite(undefined, store);
  const { landing } = await publishAll(store, [aLanding({ sentence: 'Diwali hours.' })]);
  name = `landing@${landing!.release}`;
});
afterAll(() => rm(folder, { recursive: true }));

it.each(['0%', '101%', 'five', '5', '2.5%', '-5%', ''])(
  'a share of "%s" is refused in a sentence',
  async (share) => {
    const { exitCode, stderr } = await runSite(folder, 'promote', name, '--to', share);

    expect([exitCode, stderr]).toEqual([
      1,
      expect.stringContaining('Give a share of visitors in whole percent, from 1% to 100%.'),
    ]);
  },
);

it.each([
  [['--no-offline'], '--no-offline'],
  [['--at', '2099-01-01'], '--at'],
  [['--emergency', '-m', 'Now'], '--emergency'],
])('a share with %j is refused, which is for all', async (words, option) => {
  const { exitCode, stderr } = await runSite(folder, 'promote', name, '--to', '5%', ...words);

  expect([exitCode, stderr]).toEqual([
    1,
    expect.stringContaining(`and ${option} is for all; nothing was changed.`),
  ]);
});

it.each([
  ['a share', ['landing', '--to', '5%'], 'Nothing is live yet that the other visitors could get'],
  ['a share of all', ['--to', '5%'], 'Nothing is live yet that the other visitors could get'],
  ['a part alone', ['landing'], 'There is no release of shell to go with the others'],
  ['the switch for visits', ['--visits'], 'There is no release of shell to go with the others'],
])('where all is published and nothing live, %s is refused with what to do', async (_, words, fact) => {
  const published = await openStore(join(folder, 'published'), { env: {} });
  await publishAll(published, [aShell(), aLanding(), aLegal()]);
  const site = (...said: string[]) => runSiteWith({ SITE_STORE: 'published' }, folder, ...said);

  const { exitCode, stderr } = await site('promote', ...words);

  expect([exitCode, stderr]).toEqual([1, expect.stringContaining(fact)]);
  expect(stderr).toMatch(/→ .*: npm run site -- promote(\. |$)/m);
  expect((await site('promote', '--dry-run')).exitCode).toBe(0);
});

it('the whole way: to some, to more, taken back, to some, to all; each command says the next', async () => {
  const site = async (...words: string[]) => {
    const { exitCode, stdout, stderr } = await runSite(folder, ...words);
    expect([words, exitCode, stderr.includes('error:')]).toEqual([words, 0, false]);
    return stdout;
  };

  expect(await site('promote', name, '--to', '5%')).toMatch(/^5 % of visitors get another version/);
  const refused = await runSite(folder, 'promote', 'legal', '--to', '5%');
  expect([refused.exitCode, refused.stderr]).toEqual([1, expect.stringContaining('is not decided on yet')]);
  expect(await site('status')).toContain(`5 % of visitors get ${name} instead`);
  const exported = await runSite(folder, 'export', join(folder, 'public'));
  expect(exported.stderr).toContain(`A folder shows the same to everybody: ${name}`);
  expect(await site('promote', '--to', '25%')).toMatch(/^25 % of visitors/);
  for (const words of [['rollback'], ['rollback', '--part', 'landing']]) {
    const { exitCode, stderr } = await runSite(folder, ...words);
    expect([exitCode, stderr]).toEqual([1, expect.stringContaining('npm run site -- undo')]);
  }
  expect(await site('undo', '--dry-run')).toContain(
    'would be taken back from the 25 % of visitors who have it',
  );
  expect(await site('undo', '-m', 'Slow')).toMatch(
    new RegExp(
      `^${name} is taken back from the 25 % of visitors who had it; all get what the others have, .*\\nTo give it to them again: .* promote ${name} --to 25%`,
    ),
  );
  const nothing = await runSite(folder, 'undo');
  expect([nothing.exitCode, nothing.stderr]).toEqual([
    1,
    expect.stringContaining('All visitors get the same'),
  ]);
  await site('promote', name, '--to', '25%');
  expect(await site('promote', '--to', '100%')).toMatch(/^Deployment 000006-\w+ is live$/m);
  expect(
    (await site('history'))
      .split('\n')
      .slice(2, 7)
      .map((line) => /landing@.*?(?= {2}|$)/.exec(line)?.[0]),
  ).toEqual([
    name,
    `${name} for 25 % of visitors`,
    `${name} taken back from a share of visitors`,
    `${name} for 25 % of visitors`,
    `${name} for 5 % of visitors`,
  ]);
  expect((await site('verify')).includes('error')).toBe(false);
});
