import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore, releaseFolder } from '@site/ledger';
import type { Store } from '@site/store';
import { alter } from '../../testing/each-store';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLiveSite } from '../../testing/a-live-site';
import { runSite } from '../../testing/run-site';
import { aLanding, publishTiny, type TinyPart } from '../../testing/tiny-parts';

/** Landing on a new day, published after all that is live. */
function aNewLanding(changes: Parameters<typeof aLanding>[0] = {}): TinyPart {
  return aLanding({ sentence: 'Open on Diwali.', input: { time: '2026-12-01T04:00:00.000Z' }, ...changes });
}

/** Every key of a store with its bytes. */
async function contentOf(store: Store): Promise<[string, string | undefined][]> {
  const keys = await store.list('');
  return Promise.all(
    keys.map(async (key): Promise<[string, string | undefined]> => [
      key,
      (await store.read(key))?.body.toString(),
    ]),
  );
}

describe('given a live site', () => {
  let folder: string;
  let store: Store;

  const makeSite = async () => {
    folder = await makeTemporaryFolder();
    store = await openStore(join(folder, 'store'), { env: {} });
    await aLiveSite(undefined, store);
  };
  const removeSite = () => rm(folder, { recursive: true });

  const site = (...words: string[]) => runSite(folder, '--json', ...words);

  describe('a promote of landing', () => {
    beforeEach(makeSite);
    afterEach(removeSite);

    const faults: [string, string, () => Promise<unknown>][] = [
      [
        'with a file that was altered',
        'release-file-altered',
        async () => alter(store, `${await publishNew()}browser/remoteEntry.js`, (text) => `${text} `),
      ],
      [
        'that needs a library which the live shell does not bring',
        'shared-scope-missing',
        () => publishTiny(store, aNewLanding({ requires: { zod: '^4.0.0' } })),
      ],
      [
        'whose page holds a script',
        'page-refused',
        () => publishTiny(store, aNewLanding({ body: '<script>1</script>' })),
      ],
    ];

    async function publishNew(): Promise<string> {
      const { manifest } = await publishTiny(store, aNewLanding());
      return releaseFolder('landing', manifest.release);
    }

    it.each(faults)('%s is refused, and leaves what is live', async (_, code, publishFaulty) => {
      await publishFaulty();
      const before = await contentOf(store);

      const { exitCode, json, stderr } = await site('promote', 'landing');

      expect([exitCode, stderr]).toEqual([1, '']);
      expect(json()).toContainEqual({
        problem: {
          code,
          severity: 'error',
          message: expect.stringMatching(/\.$/) as string,
          remedy: expect.stringMatching(/\.$|npm run site --/) as string,
        },
      });
      expect(await contentOf(store)).toEqual(before);
    });
  });

  describe('a command that nobody meant', () => {
    // A refusal leaves the store as it is, so one does for all.
    beforeAll(makeSite);
    afterAll(removeSite);

    it.each([
      [['publish']],
      [['publish', 'footer']],
      [['publish', '--part', 'landing']],
      [['promote', 'footer']],
      [['promote', 'landing@']],
      [['promote', 'landing@0000']],
      [['promote', 'landing@../../deployments']],
      [['promote', 'landing@3fa9@c2d4']],
      [['promote', '--force']],
      [['preview']],
      [['preview', 'landing@0000']],
      [['rollback', '7']],
      [['rollback', '../../etc/passwd']],
      [['rollback', '1', '2']],
      [['rollback', '--part', 'footer']],
      [['rollback', '--part']],
      [['serve', '--port', 'eighty']],
      [['serve', '--port', '70000']],
      [['deploy']],
      [['--store', 'ftp://example.com/store', 'promote']],
      [['--store', '', 'promote']],
    ])('%j is refused with 1 and one sentence, and changes nothing', async (words) => {
      const before = await contentOf(store);

      const { exitCode, stdout, stderr } = await runSite(folder, ...words);

      expect([exitCode, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^error: .+\n {2}→ .+\n$/);
      expect(await contentOf(store)).toEqual(before);
    });
  });
});
