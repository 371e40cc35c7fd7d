import { join } from 'node:path';
import { goLive } from '../../testing/a-live-site';
import { CEPH_START_LIMIT_MS } from '../../testing/ceph/use-ceph';
import { SITE_COMMAND } from '../../testing/killed-process';
import { livePage } from '../../testing/live-page';
import { errorsOf } from '../../testing/pruned-sites';
import { publishFrom } from '../../testing/publish-process';
import { runSiteWith } from '../../testing/run-site';
import { describeOnSharedStores, type SharedStore } from '../../testing/stores-for-processes';
import { aLanding, aLegal, aShell, publishTiny } from '../../testing/tiny-parts';
import { editTinyPart, makeTinyWorkingCopy } from '../../testing/tiny-working-copy';

/**
 * How much of its writing a command has done when it is killed: some of the files, all but the last records, all. Every
 * single write, in memory: `actions/promote/stopped-at-any-write.test.ts`; each step, in a bucket: `server-lost-at-any-step.test.ts`
 * beside it.
 */
const MOMENTS = { folder: [0.2, 0.95, 1], bucket: [0.5] };
const PUBLISH_PROCESS = [
  '--import',
  require.resolve('tsx'),
  join(__dirname, '../../testing/publish-process.ts'),
];

describeOnSharedStores(
  (kind) => `a site in a ${kind}`,
  (kind, openStore) => {
    let shared: SharedStore;
    let days = 0;

    beforeAll(async () => {
      shared = await openStore();
      await makeTinyWorkingCopy(shared.folder);
      await goLive(shared.store, [aShell(), aLanding(), aLegal()]);
    }, CEPH_START_LIMIT_MS);
    afterAll(() => shared.close());

    const site = (...words: string[]) => runSiteWith(shared.env, shared.folder, '--json', ...words);

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
        await editTinyPart(shared.folder, aLanding({ sentence }));
        const command = [...PUBLISH_PROCESS, shared.folder, 'landing', shared.env.SITE_STORE!];
        return shared.runKilled(command, { ...shared.env, SITE_AUTHOR: 'Asha' }, most);
      }

      it.each(MOMENTS[kind])(
        'after %d of its writes, is whole, and takes the release the next time',
        async (share) => {
          const before = await livePage(shared.store, 'index.html');
          const sentence = nextSentence();

          const { signal } = await publishUntil(sentence, Math.round(share * writes));

          expect(signal).toBe('SIGKILL');
          expect(await livePage(shared.store, 'index.html')).toBe(before);
          expect(await errorsOf(shared.store)).toEqual([]);

          let told = '';
          const output = {
            env: { ...shared.env, SITE_AUTHOR: 'Asha' },
            stdout: { write: (text: string) => (told += text) },
          };
          expect([await publishFrom(shared.folder, 'landing', shared.env.SITE_STORE!, output), told]).toEqual(
            [0, expect.stringContaining('landing')],
          );
          expect((await site('promote', 'landing')).exitCode).toBe(0);
          expect(await livePage(shared.store, 'index.html')).toContain(sentence);
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
        const { manifest } = await publishTiny(shared.store, aLanding({ sentence }));
        return `landing@${manifest.release}`;
      }

      function promoteUntil(release: string, most: number) {
        return shared.runKilled(
          [SITE_COMMAND, 'promote', release],
          { ...shared.env, SITE_AUTHOR: 'Asha' },
          most,
        );
      }

      it.each(MOMENTS[kind])(
        'after %d of its writes, is whole, and goes live the next time',
        async (share) => {
          const before = await livePage(shared.store, 'index.html');
          const sentence = nextSentence();
          const release = await publishedWith(sentence);

          const { signal } = await promoteUntil(release, Math.round(share * writes));

          expect(signal).toBe('SIGKILL');
          const after = await livePage(shared.store, 'index.html');
          if (share < 1) expect(after).toBe(before);
          else expect(after).toContain(sentence);
          expect(await errorsOf(shared.store)).toEqual([]);

          expect((await site('promote', release)).exitCode).toBe(0);
          expect(await livePage(shared.store, 'index.html')).toContain(sentence);
          expect(await livePage(shared.store, 'privacy-policy.html')).toContain('We keep it for 30 days.');
        },
      );
    });

    it('is whole after all of that', async () => {
      const { exitCode, json } = await site('verify');
      expect({ exitCode, ...json().at(-1) }).toMatchObject({ exitCode: 0, errors: 0, warnings: 0 });
    });
  },
);
