import { rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { previewSecret } from './preview-links';

let folder: string;
beforeEach(async () => {
  folder = await makeTemporaryFolder();
});
afterEach(() => rm(folder, { recursive: true }));

const file = () => join(folder, 'site/preview-secret');
const secretIn = (env: NodeJS.ProcessEnv) => previewSecret({ env: { XDG_CONFIG_HOME: folder, ...env } });

it('is made once, in a file for its owner alone', async () => {
  const made = await secretIn({});

  expect(await secretIn({})).toBe(made);
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect((await stat(file())).mode & 0o777).toBe(0o600);
});

it('is that of the environment where there is one', async () => {
  expect(await secretIn({ SITE_PREVIEW_SECRET: 's'.repeat(32) })).toBe('s'.repeat(32));
});

it('is refused where it can be guessed', async () => {
  await secretIn({});
  await writeFile(file(), 'short');

  for (const env of [{}, { SITE_PREVIEW_SECRET: 'short' }])
    await expect(secretIn(env)).rejects.toMatchObject({ code: 'preview-secret-short' });
});
