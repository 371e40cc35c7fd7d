import { rm, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../records/open-store';
import { aLiveSite } from '../testing/a-live-site';
import { runSite } from '../testing/run-site';
import { makeTemporaryFolder } from '../testing/temporary-folder';

const LEFT = 'sites/000004-ffffffffffff/index.html';

describe('the command prune, given what a stopped process left two days ago', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await makeTemporaryFolder();
    const store = await openStore(join(folder, 'store'), { env: {} });
    await aLiveSite(undefined, store);
    await store.create(LEFT, Buffer.from('left'));
    const twoDaysAgo = Date.now() / 1000 - 2 * 24 * 60 * 60;
    await utimes(join(folder, 'store', LEFT), twoDaysAgo, twoDaysAgo);
  });
  afterEach(() => rm(folder, { recursive: true }));

  const isThere = async () => (await openStore(join(folder, 'store'), { env: {} })).has(LEFT);

  it.each([[[]], [['--yes', '--dry-run']]])(
    'deletes nothing, and says what it would delete, with %j',
    async (options) => {
      const { stdout, exitCode } = await runSite(folder, 'prune', ...options);

      expect(exitCode).toBe(0);
      expect(stdout).toContain('nothing was deleted');
      expect(stdout).toContain('pages 000004-ffffffffffff: never went live');
      expect(await isThere()).toBe(true);
    },
  );
});
