import { cpSync, existsSync, rmSync } from 'node:fs';
import { readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { type NamedDeployment, manifestKey, openStore } from '@site/ledger';
import type { Store } from '@site/store';
import { alter } from '../testing/each-store';
import { keyNamed } from '../testing/content-name';
import { folderOfAllTests, folderOfEachTest } from '../testing/temporary-folder';
import { aLiveSiteIn, goLive } from '../testing/a-live-site';
import { runSite, runSiteWith } from '../testing/run-site';
import { aTeam, putInForce, shipBy } from '../testing/a-team';
import { aLanding, aLegal, aRemote } from '../testing/tiny-parts';

describe('the commands that look and check, given two deployments', () => {
  /** What each test has a copy of. */
  let made: string;
  let folder: string;
  let store: Store;
  let second: NamedDeployment;

  folderOfAllTests(async (fresh) => {
    made = fresh;
    const { store: shipped } = await aLiveSiteIn(made);
    second = await goLive(shipped, [aLegal({ clause: 'We keep it for 60 days.' })], {
      message: 'Counsel asked',
    });
  });
  folderOfEachTest(async (fresh) => {
    folder = fresh;
    cpSync(made, folder, { recursive: true, preserveTimestamps: true });
    store = await openStore(join(folder, 'store'), { env: {} });
  });

  it('tell a comparison in plain words', async () => {
    const { stdout, exitCode } = await runSite(folder, 'diff', '1');

    expect(exitCode).toBe(0);
    expect(stdout).toContain('Changed in “2. Retention › 2.1 Orders”:');
    expect(stdout).toContain('before: We keep it for 30 days.');
    expect(stdout).toContain('after:  We keep it for 60 days.');
  });

  it('print one object with --json, and nothing else', async () => {
    for (const words of [
      ['diff', '1'],
      ['status'],
      ['status', '--history'],
      ['verify'],
      ['prune'],
      ['proof', '/', '--at', 'now'],
    ]) {
      if (words.includes('now')) words[3] = second.record.time;
      const { stderr, json, exitCode } = await runSite(folder, '--json', ...words);

      expect([words[0], exitCode, json().length, stderr]).toEqual([words[0], 0, 1, '']);
    }
  });

  it('name the first of many parts in a line of the history, and count the others', async () => {
    const many = Array.from({ length: 6 }, (_, number) =>
      aRemote(`part${number}`, 'Page', { pages: { [`/part-${number}`]: 'Page' } }),
    );
    await goLive(store, many);

    const { stdout } = await runSite(folder, 'status', 'part5', '--history');

    expect(stdout).toMatch(/part0@\w+ part1@\w+ part2@\w+ and 3 more  First day$/m);
    expect(stdout).not.toContain('legal');
    expect((await runSite(folder, 'status', 'legale', '--history')).stdout).toContain(
      'No part "legale" was live.',
    );
  });

  it('write a proof to a new file, never over another', async () => {
    const words = ['proof', '/privacy-policy', '--at', second.record.time, '--out', 'proof.html'];

    const first = await runSite(folder, ...words);
    const again = await runSite(folder, '--json', ...words);

    expect(first.exitCode).toBe(0);
    expect(first.stdout).toContain('We keep it for 60 days.');
    expect(await readFile(join(folder, 'proof.html'), 'utf8')).toContain('Counsel asked');
    expect(again.exitCode).toBe(1);
    expect(again.json()).toMatchObject([{ problem: { code: 'file-exists' } }]);
  });

  it('warn where a proof is in doubt', async () => {
    await alter(store, manifestKey('legal', second.record.parts.legal!.release), (text) =>
      text.replace('Asha', 'Eve'),
    );

    const { stderr, exitCode } = await runSite(
      folder,
      'proof',
      '/privacy-policy',
      '--at',
      second.record.time,
    );

    expect(exitCode).toBe(0);
    expect(stderr).toContain('warning: Not whole any more');
  });

  it('verify what is new alone, once the store was in order, unless all is asked for', async () => {
    const env = { SITE_STORE: 'store', XDG_CONFIG_HOME: folder };
    const verify = async (...words: string[]) => (await runSiteWith(env, folder, 'verify', ...words)).stdout;
    const before = `Pages and releases up to deployment ${second.name} were read before`;

    expect(await verify()).not.toContain(before);
    expect(await verify()).toContain(before);
    expect(await verify('--whole')).not.toContain(before);
  });

  it('forget what came after an older copy that was restored, once all of it is in order', async () => {
    const team = aTeam();
    const env = { SITE_STORE: 'store', HOME: join(folder, 'home') };
    const site = async (...words: string[]) => {
      const { exitCode, stdout, stderr } = await runSiteWith(env, folder, ...words);
      return [exitCode, stdout + stderr];
    };
    const copy = join(folder, 'copy');
    const restoreIt = () => {
      rmSync(join(folder, 'store'), { recursive: true });
      cpSync(copy, join(folder, 'store'), { recursive: true, preserveTimestamps: true });
    };
    await putInForce(store, team, () => team.input);
    await shipBy(store, aLanding({ sentence: 'Open on Holi.' }), team.meera);
    cpSync(join(folder, 'store'), copy, { recursive: true, preserveTimestamps: true });
    await shipBy(store, aLanding({ sentence: 'Open on Diwali.' }), team.meera);
    expect(await site('status')).toEqual([0, expect.stringContaining('000004')]);
    restoreIt();

    const wayOut = expect.stringContaining('older copy: npm run site -- verify --restored') as string;
    expect(await site('status')).toEqual([0, wayOut]);
    expect(await site('verify', '--whole')).toEqual([1, wayOut]);
    const key = await keyNamed(store, 'legal', 'remoteEntry');
    await alter(store, key, (text) => `${text} `);
    expect((await site('verify', '--restored'))[0]).toBe(1);
    expect(await site('status')).toEqual([0, wayOut]);
    restoreIt();
    expect(await site('verify', '--restored')).toEqual([0, expect.stringContaining('is forgotten')]);
    expect(await site('status')).not.toEqual([0, wayOut]);
    expect((await site('verify', '--whole'))[0]).toBe(0);
  });

  it('notice that what is live was reverted, also to what was live when the access policy came into force', async () => {
    const team = aTeam();
    const env = { SITE_STORE: 'store', HOME: join(folder, 'home') };
    const status = async () => (await runSiteWith(env, folder, 'status')).stderr;
    await putInForce(store, team, () => team.input);
    cpSync(join(folder, 'store'), join(folder, 'copy'), { recursive: true, preserveTimestamps: true });
    await shipBy(store, aLanding({ sentence: 'Open on Holi.' }), team.meera);
    expect(await status()).not.toContain('was reverted');
    rmSync(join(folder, 'store'), { recursive: true });
    cpSync(join(folder, 'copy'), join(folder, 'store'), { recursive: true, preserveTimestamps: true });

    expect(await status()).toContain('the history was reverted');
  });

  it('end a verification with 1 and every error, in order of weight', async () => {
    await alter(store, await keyNamed(store, 'legal', 'remoteEntry'), (text) => `${text} `);
    await store.create('notes.txt', Buffer.from(''));

    const { exitCode, json } = await runSite(folder, '--json', 'verify');

    expect(exitCode).toBe(1);
    expect(json()).toMatchObject([
      { problem: { code: 'key-unknown', severity: 'warning' } },
      { errors: 1, warnings: 1, checked: { deployments: 2 } },
      { problem: { code: 'release-file-altered', severity: 'error', remedy: expect.any(String) as string } },
    ]);
  });

  it.each([[[]], [['--yes', '--dry-run']]])('only tell what a pruning would delete: %j', async (options) => {
    const left = 'sites/000004-ffffffffffff.tar.zst';
    await store.create(left, Buffer.from('left'));
    await utimes(join(folder, 'store', left), 0, 0);

    const { stdout } = await runSite(folder, 'prune', ...options);

    expect(stdout).toContain('nothing was deleted');
    expect(stdout).toContain('pages 000004-ffffffffffff: never went live');
    expect(await store.has(left)).toBe(true);
  });

  it('tell the history up to a limit', async () => {
    const { json } = await runSite(folder, '--json', 'status', '--history', '1');

    expect(json()).toMatchObject([
      { hasMore: true, deployments: [{ name: second.name, changed: ['legal'] }] },
    ]);
  });

  it.each([
    [['status', '--history', 'all']],
    [['prune', '--keep', '0']],
    [['proof', '/']],
    [['proof', '/', '--at', 'yesterday']],
    [['proof', '/blog', '--at', '2999-01-01']],
    [['diff', '99']],
    [['diff', '1', '2', '3']],
  ])('refuse %j with 1, and say why without a stack', async (words) => {
    const { exitCode, stderr } = await runSite(folder, ...words);

    expect(exitCode).toBe(1);
    expect(stderr).toMatch(/error: /);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it('make no store where there is none', async () => {
    const { exitCode, stderr } = await runSite(folder, '--store', 'other', 'verify');

    expect([exitCode, existsSync(join(folder, 'other'))]).toEqual([1, false]);
    expect(stderr).toContain('There is no release store');
  });
});
