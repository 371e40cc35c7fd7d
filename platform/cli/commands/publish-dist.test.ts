import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '@site/ledger';
import type { Store } from '@site/store';
import { aLiveSite } from '../../testing/a-live-site';
import { runSite } from '../../testing/run-site';
import { folderOfEachTest } from '../../testing/temporary-folder';
import { aLanding, aLegal, aRemote, aShell, type TinyPart } from '../../testing/tiny-parts';
import { editTinyPart } from '../../testing/tiny-working-copy';

const NEW_CLAUSE = aLegal({ clause: 'We keep it for 60 days.' });

describe('site publish --dist', () => {
  let folder: string;
  let store: Store;

  folderOfEachTest(async (fresh) => {
    folder = fresh;
    store = await openStore(join(folder, 'store'), { env: {} });
  });

  /** A build of a part somewhere below the folder; its path from there. */
  async function aBuild(part: TinyPart): Promise<string> {
    await editTinyPart(join(folder, 'elsewhere'), part);
    return `elsewhere/${part.input.part}-remote/source`;
  }

  const publish = (...words: string[]) => runSite(folder, '--json', 'publish', ...words);

  it('publishes what is built, under the name that the build has, and shows it with what is live', async () => {
    await aLiveSite(undefined, store);
    const [published, preview] = (
      await publish('--dist', await aBuild(NEW_CLAUSE), '-m', 'Counsel asked')
    ).json();

    expect(published).toMatchObject({ status: 'published', part: 'legal' });
    expect(preview).toMatchObject({ parts: { legal: { release: published!.release } } });
    expect((await publish('--dist', 'elsewhere/legal-remote/source')).json()[0]).toMatchObject({
      status: 'already-published',
      release: published!.release,
    });
  });

  it('stores nothing of the code that rendered the pages', async () => {
    const built = await aBuild(NEW_CLAUSE);
    await mkdir(join(folder, built, 'node'));
    await writeFile(join(folder, built, 'node/renderer.js'), 'throw new Error("rendered again");');

    expect((await publish('--dist', built)).json()[0]).toMatchObject({ status: 'published' });

    const stored = await Promise.all(
      (await store.list('')).map(async (key) => (await store.read(key))!.body),
    );
    expect(stored.length).toBeGreaterThan(3);
    expect(stored.filter((body) => body.includes('rendered again'))).toEqual([]);
  });

  it.each<[string, (built: string) => Promise<void>]>([
    ['a link among its files', (built) => symlink('/proc/self/environ', join(built, 'browser/map.txt'))],
    [
      'a link in place of a folder',
      async (built) => {
        await rename(join(built, 'compose'), join(folder, 'compose'));
        await symlink(join(folder, 'compose'), join(built, 'compose'));
      },
    ],
  ])('stores nothing of a build that holds %s', async (_, change) => {
    const built = await aBuild(NEW_CLAUSE);
    await change(join(folder, built));

    expect((await publish('--dist', built)).json()).toMatchObject([{ problem: { code: 'dist-holds-link' } }]);
    expect(await store.list('releases/')).toEqual([]);
  });

  it('publishes a part that only the store knows', async () => {
    const zebra = aRemote('zebra', 'ZebraPage', { pages: { '/zebra': 'ZebraPage' } });
    await aLiveSite([aShell(), aLanding(), aLegal(), zebra], store);
    const newer = aRemote('zebra', 'ZebraPage', {
      body: '<h1>Work with us</h1>',
      pages: { '/zebra': 'ZebraPage' },
    });

    expect((await publish('--dist', await aBuild(newer))).json()[0]).toMatchObject({ part: 'zebra' });
  });

  it('warns of a module that no page shows, and publishes', async () => {
    await aLiveSite(undefined, store);
    const ahead = aLegal({ exposes: ['PrivacyPolicyPage', 'HistoryPage'] });
    const { exitCode, ...said } = await publish('--dist', await aBuild(ahead));

    expect(exitCode).toBe(0);
    expect(said.json()[0]).toMatchObject({ status: 'published' });
    expect(said.json().map(({ problem }) => problem)).toContainEqual(
      expect.objectContaining({
        code: 'exposed-module-unused',
        severity: 'warning',
        message: expect.stringMatching(/^legal@\w+ exposes HistoryPage, which no page shows\.$/) as string,
        remedy: expect.stringMatching(/\w/) as string,
      }),
    );
  });

  it('waits for its shell with a part whose React is newer than the live one', async () => {
    await aLiveSite(undefined, store);
    const ahead = aLegal({ requires: { react: '^20.0.0' } });

    expect((await publish('--dist', await aBuild(ahead))).json()[0]).toMatchObject({ status: 'published' });
  });

  const faults: [title: string, code: string, words: () => Promise<string>, says: string][] = [
    ['a folder that is not there', 'dist-missing', async () => 'nowhere', 'There is no folder'],
    [
      'a folder without a build',
      'dist-not-built',
      async () => {
        await mkdir(join(folder, 'empty'));
        return 'empty';
      },
      'it has no browser/part.json',
    ],
    [
      'a build for browsers alone',
      'dist-not-built',
      async () => {
        const dist = await aBuild(NEW_CLAUSE);
        await rm(join(folder, dist, 'compose'), { recursive: true });
        return dist;
      },
      'it has no compose/',
    ],
    [
      'a build whose record was cut off',
      'dist-not-built',
      async () => {
        const dist = await aBuild(NEW_CLAUSE);
        await writeFile(join(folder, dist, 'browser/part.json'), '{"start": [');
        return dist;
      },
      'its browser/part.json is not what the build recipe writes',
    ],
    [
      'a reserved name',
      'part-name-invalid',
      async () => aBuild(aRemote('history', 'HistoryPage')),
      '"history" is reserved',
    ],
    [
      'an unknown name',
      'part-unknown',
      async () => aBuild(aRemote('zebra', 'ZebraPage')),
      'there is no such part',
    ],
  ];

  it.each(faults)('refuses %s: %s', async (_title, code, build, says) => {
    await aLiveSite(undefined, store);
    const before = await store.list('');
    const { exitCode, ...said } = await publish('--dist', await build());
    const problem = said.json()[0]!.problem as Record<string, string>;

    expect(exitCode).toBe(1);
    expect(problem).toMatchObject({ code, message: expect.stringContaining(says) });
    expect(problem.message).toMatch(/othing was stored/);
    expect(problem.remedy).toMatch(/\w/);
    expect(await store.list('')).toEqual(before);
  });

  it('refuses names with it, which would say the same twice', async () => {
    const { exitCode, ...said } = await publish('legal', '--dist', await aBuild(NEW_CLAUSE));

    expect(exitCode).toBe(1);
    expect(said.json()[0]).toMatchObject({ problem: { code: 'bad-arguments' } });
  });
});
