import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runSiteWith } from '../testing/run-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';

it.each([
  ['SITE_STORE', { SITE_STORE: 'team' }, []],
  ['--store', {}, ['--store', 'team']],
  ['SITE_STORE, a bucket', { SITE_STORE: 's3://team/site' }, []],
])('npm start refuses a store of others, named by %s, and says what to run', async (_, env, words) => {
  const folder = await makeTemporaryFolder();

  const { exitCode, json } = await runSiteWith(
    env as Record<string, string>,
    folder,
    '--json',
    ...words,
    'start',
  );

  expect([exitCode, existsSync(join(folder, 'team'))]).toEqual([1, false]);
  expect(json()).toMatchObject([
    {
      problem: {
        code: 'store-not-local',
        remedy: expect.stringContaining('npm run site -- publish --all') as string,
      },
    },
  ]);
  await rm(folder, { recursive: true });
});
