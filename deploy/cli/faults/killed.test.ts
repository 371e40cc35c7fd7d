import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openStore } from '../../records/open-store';
import type { Store } from '../../store/store';
import { goLive } from '../../testing/a-live-site';
import { runKilledOnFolder, SITE_COMMAND } from '../../testing/killed-process';
import { livePage } from '../../testing/live-page';
import { errorsOf } from '../../testing/pruned-sites';
import { publishFrom } from '../../testing/publish-process';
import { runSiteWith } from '../../testing/run-site';
import { makeTemporaryFolder } from '../../testing/temporary-folder';
import { aLanding, aLegal, aShell, publishTiny } from '../../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../../testing/tiny-working-copy';

/**
 * How much of its writing a command has done when it is killed: some, and all. Every single write, in memory:
 * `actions/promote/stopped-at-any-write.test.ts`.
 */
const MOMENTS = [0.5, 1];
const PUBLISH_PROCESS = [
  '--import',
  require.resolve('tsx'),
  join(__dirname, '../../testing/publish-process.ts'),
];

describe('a site', () => {
  let folder: string;
  let env: Record<string, string>;
  let store: Store;
  let days = 0;

  beforeAll(async () => {
    folder = await makeTemporaryFolder();
    env = { SITE_STORE: join(folder, 'store'), SITE_AUTHOR: 'Asha' };
    store = await openStore(env.SITE_STORE!, { env: {} });
    await makeTinyWorkingCopy(folder);
    await goLive(store, [aShell(), aLanding(), aLegal()]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  const site = (...words: string[]) => runSiteWith(env, folder, '--json', ...words);

  /** Another sentence each time, of the same length. */
  const nextSentence = () => `Open on day ${String((days += 1)).padStart(3, '0')}.`;

  describe('whose publish is killed', () => {
    let writes: number;

    beforeAll(async () => {
      const ended = await publishUntil(nextSentence(), Infinity);
      expect(ended.exitCode).toBe(0);
      writes = ended.writes;
    });

    async function publishUntil(sentence: string, most: number) {
      await editTinyPart(folder, aLanding({ sentence }));
      const command = [...PUBLISH_PROCESS, folder, 'landing', env.SITE_STORE!];
      return runKilledOnFolder(command, env, most);
    }

    it.each(MOMENTS)(
      'after %d of its writes, is whole, and takes the release the next time',
      async (share) => {
        const before = await livePage(store, 'index.html');
        const sentence = nextSentence();

        const { signal } = await publishUntil(sentence, Math.round(share * writes));

        expect(signal).toBe('SIGKILL');
        expect(await livePage(store, 'index.html')).toBe(before);
        expect(await errorsOf(store)).toEqual([]);

        let told = '';
        const output = {
          env,
          stdout: { write: (text: string) => (told += text) },
        };
        expect([await publishFrom(folder, 'landing', env.SITE_STORE!, output), told]).toEqual([
          0,
          expect.stringContaining('landing'),
        ]);
        expect((await site('promote', 'landing')).exitCode).toBe(0);
        expect(await livePage(store, 'index.html')).toContain(sentence);
      },
    );
  });

  describe('whose promote is killed', () => {
    let writes: number;

    beforeAll(async () => {
      const ended = await promoteUntil(await publishedWith(nextSentence()), Infinity);
      expect(ended.exitCode).toBe(0);
      writes = ended.writes;
    });

    async function publishedWith(sentence: string) {
      const { manifest } = await publishTiny(store, aLanding({ sentence }));
      return `landing@${manifest.release}`;
    }

    function promoteUntil(release: string, most: number) {
      return runKilledOnFolder([SITE_COMMAND, 'promote', release], env, most);
    }

    it.each(MOMENTS)('after %d of its writes, is whole, and goes live the next time', async (share) => {
      const before = await livePage(store, 'index.html');
      const sentence = nextSentence();
      const release = await publishedWith(sentence);

      const { signal } = await promoteUntil(release, Math.round(share * writes));

      expect(signal).toBe('SIGKILL');
      const after = await livePage(store, 'index.html');
      if (share < 1) expect(after).toBe(before);
      else expect(after).toContain(sentence);
      expect(await errorsOf(store)).toEqual([]);

      expect((await site('promote', release)).exitCode).toBe(0);
      expect(await livePage(store, 'index.html')).toContain(sentence);
      expect(await livePage(store, 'privacy-policy.html')).toContain('We keep it for 30 days.');
    });
  });

  it('is whole after all of that', async () => {
    const { exitCode, json } = await site('verify');
    expect({ exitCode, ...json().at(-1) }).toMatchObject({ exitCode: 0, errors: 0, warnings: 0 });
  });
});
