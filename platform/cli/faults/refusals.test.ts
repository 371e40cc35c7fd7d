import type { Store } from '@site/store';
import { folderOfAllTests } from '../../testing/temporary-folder';
import { aLiveSiteIn } from '../../testing/a-live-site';
import { runSite } from '../../testing/run-site';

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

  // A refusal leaves the store as it is, so one does for all.
  folderOfAllTests(async (fresh) => {
    folder = fresh;
    ({ store } = await aLiveSiteIn(folder));
  });

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
  ])(
    'the command %j, which is a slip, is refused with 1 and one sentence, and changes nothing',
    async (words) => {
      const before = await contentOf(store);

      const { exitCode, stdout, stderr } = await runSite(folder, ...words);

      expect([exitCode, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^error: .+\n {2}→ .+\n$/);
      expect(await contentOf(store)).toEqual(before);
    },
  );

  it.each(['s3:/bucket/store', 'store/format.json'])(
    'the store %s is no address: a command says what one looks like',
    async (address) => {
      const { stderr } = await runSite(folder, '--store', address, 'promote');

      expect(stderr).toMatch(/is not the address of a store.*\n.*a folder \(".site"\) or a bucket \("s3:/);
    },
  );
});
