import { cpSync } from 'node:fs';
import { readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Deployment,
  type NamedDeployment,
  nextDeployment,
  openStore,
  readLivePointer,
  siteTreeOf,
  writePruning,
} from '@site/ledger';
import type { Store } from '@site/store';
import { aLiveSiteIn, goLive } from '../../testing/a-live-site';
import { runSite } from '../../testing/run-site';
import { forgePolicy } from '../../testing/tampered-pages';
import { folderOfAllTests, folderOfEachTest } from '../../testing/temporary-folder';
import { writeDeployment } from '../../ledger/deployments/deployment';
import { moveLivePointer } from '../../ledger/deployments/deployment-chain';
import { aLegal } from '../../testing/tiny-parts';

const NEWEST_SLOT = -1;

describe('given an attacker with write access tampers with the store', () => {
  /** What each test has a copy of. */
  let made: string;
  let folder: string;
  let store: Store;
  let first: NamedDeployment;
  let second: NamedDeployment;

  folderOfAllTests(async (fresh) => {
    made = fresh;
    const shipped = await aLiveSiteIn(made);
    first = shipped.deployment;
    second = await goLive(shipped.store, [aLegal({ clause: 'We keep it for 60 days.' })]);
  });
  folderOfEachTest(async (fresh) => {
    folder = fresh;
    cpSync(made, folder, { recursive: true, preserveTimestamps: true });
    store = await openStore(join(folder, 'store'), { env: {} });
  });

  /** Puts a deployment live as the tool would, without its checks. */
  async function forge(
    previous: NamedDeployment | null,
    changes: Partial<Deployment>,
  ): Promise<NamedDeployment> {
    const record = { ...second.record, site: siteTreeOf(second), ...changes };
    const stored = await writeDeployment(store, nextDeployment(previous, record));
    const forged = { ...stored, filesSha256: second.filesSha256 };
    await moveLivePointer(store, (await readLivePointer(store))!.version, forged);
    return forged;
  }

  const errorsOf = async (...words: string[]) => {
    const { exitCode, stderr } = await runSite(folder, ...words);
    return { exitCode, stderr };
  };

  describe('and the words of the policy are altered', () => {
    beforeEach(() =>
      forgePolicy(store, second, (html) =>
        html.replace('60 days', '6,000 days').replace(/<meta http-equiv[^>]*>/, ''),
      ),
    );

    it.each([
      ['verify'],
      ['export', 'public'],
      ['proof', '/privacy-policy', '--at', 'now'],
      ['diff', '1'],
      ['rollback', '2', '-m', 'Back'],
    ])('%s says that the pages are not what went live', async (...words) => {
      if (words[0] === 'rollback') await runSite(folder, 'rollback', '1', '-m', 'Away');

      expect(await errorsOf(...words)).toEqual({
        exitCode: 1,
        stderr: expect.stringContaining(`"sites/${second.name}.tar.zst" is not what went live`) as string,
      });
    });
  });

  it('finds a pointer that was reverted, once the newer deployment is two minutes old', async () => {
    const slots = join(folder, 'store/pointers/.versions/live');
    const newest = (await readdir(slots)).sort((a, b) => parseInt(a) - parseInt(b)).at(NEWEST_SLOT)!;
    await rm(join(slots, newest));
    const justNow = await errorsOf('verify');
    const written = new Date(Date.now() - 121_000);
    await utimes(join(folder, 'store/deployments', `${second.name}.json`), written, written);

    expect(justNow.exitCode).toBe(0);
    expect(await errorsOf('verify')).toEqual({
      exitCode: 1,
      stderr: expect.stringContaining(`${second.name} is newer than what is live`) as string,
    });
  });

  it('finds a deployment that is dated later than it was stored', async () => {
    await forge(second, { time: '2099-01-01T00:00:00.000Z' });

    const { exitCode, stderr } = await errorsOf('verify');

    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/says that it was made on 1 January 2099 .*, and the store has it since/);
    expect((await runSite(folder, 'proof', '/', '--at', 'now')).stdout).toMatch(
      /✗ Deployment .* 2099.*do not hold/,
    );
  });

  it('finds a history that was rewritten with earlier dates', async () => {
    await forge(null, { time: '2020-01-01T00:00:00.000Z', previous: null });

    const { exitCode, stderr } = await errorsOf('verify');

    expect(exitCode).toBe(1);
    expect(stderr).toContain('made on 1 January 2020');
    expect(stderr).toContain('which was made later');
  });

  describe('and a proof was filed before', () => {
    beforeEach(() => runSite(folder, 'proof', '/privacy-policy', '--at', 'now', '--out', 'proof.html'));

    it('agrees with the proof while the history goes on', async () => {
      await goLive(store, [aLegal({ clause: 'We keep it for 90 days.' })]);

      const { stdout, exitCode } = await runSite(folder, 'verify', '--against', 'proof.html');

      expect(stdout).toContain(`The history agrees with the proof of deployment ${second.name}.`);
      expect(exitCode).toBe(0);
    });

    it('says that it cannot compare the page once that is called pruned', async () => {
      await goLive(store, [aLegal({ clause: 'We keep it for 90 days.' })]);
      const time = new Date().toISOString();
      const none = { deployments: [], releases: [], previews: [] };
      await writePruning(store, { format: 1, time, author: 'Mallory', trees: [second.name], ...none });
      await rm(join(folder, 'store/sites', `${second.name}.tar.zst`));

      const { stderr } = await errorsOf('verify', '--against', 'proof.html');

      expect(stderr).toContain(
        `The history names deployment ${second.name}, and its pages were pruned: whether they are what the proof shows cannot be compared.`,
      );
    });

    it.each([
      ['was rewritten', () => forge(first, { message: 'Something else' }), /in its place/],
      ['was cut', () => forgeEndAt(), /and the history of today ends with/],
    ])('contradicts it when the history %s', async (_, rewrite, fact) => {
      await rewrite();

      const { exitCode, stderr } = await errorsOf('verify', '--against', 'proof.html');

      expect(exitCode).toBe(1);
      expect(stderr).toContain(`The proof names deployment ${second.name}`);
      expect(stderr).toMatch(fact);
    });

    async function forgeEndAt() {
      await moveLivePointer(store, (await readLivePointer(store))!.version, first);
    }

    it('refuses a proof that was altered itself, and a file that is none', async () => {
      const html = await readFile(join(folder, 'proof.html'), 'utf8');
      const attached = /href="(data:application\/json[^"]+)"/.exec(html)![1]!;
      const other = Buffer.from('{"format":1}').toString('base64');
      await writeFile(
        join(folder, 'altered.html'),
        html.replace(attached, `data:application/json;base64,${other}`),
      );
      await writeFile(join(folder, 'none.html'), '<p>Hello</p>');

      for (const file of ['altered.html', 'none.html', 'absent.html']) {
        const { exitCode, stderr } = await errorsOf('verify', '--against', file);
        expect([file, exitCode]).toEqual([file, 1]);
        expect(stderr).not.toMatch(/\bat .*\.ts:/);
      }
    });
  });
});
