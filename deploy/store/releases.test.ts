import { manifestKey, releaseFolder } from './record-names';
import { describeFiles, releaseId } from './release-id';
import { listReleaseIds, listReleases, readRelease, readReleaseFile } from './releases';
import { alter, describeOnEachStore } from './testing/each-store';
import { aReleaseInput, aReleaseOf } from './testing/records';
import { verifyRelease } from './verify-release';
import { writeRelease } from './write-release';

describe('the id of a release', () => {
  const idOf = (files: ReturnType<typeof aReleaseOf>) => releaseId(describeFiles(files));
  const files = aReleaseOf('hours');

  it('is short and safe in a URL', () => {
    expect(idOf(files)).toMatch(/^[0-9a-f]{16}$/);
  });

  it('is the same for the same paths and bytes, in any order and whatever is said of them', () => {
    const plain = files.map(({ path, body }) => ({ path, body }));

    expect(idOf([...plain].reverse())).toBe(idOf(files));
  });

  it('changes with a byte, a path, and a file more or less', () => {
    const [first, second, third] = files as [(typeof files)[0], (typeof files)[0], (typeof files)[0]];
    const ids = [
      idOf(files),
      idOf([{ ...first, body: Buffer.from('other') }, second, third]),
      idOf([{ ...first, path: 'browser/other.js' }, second, third]),
      idOf([first, second]),
      idOf([...files, { path: 'browser/z.js', body: Buffer.from('') }]),
    ];

    expect(new Set(ids).size).toBe(ids.length);
  });
});

describeOnEachStore('releases', (given) => {
  const publish = (text = 'hours') => writeRelease(given.store, aReleaseInput(), aReleaseOf(text));

  it('are read back as they were written', async () => {
    const { manifest, status, sha256 } = await publish();

    expect(status).toBe('published');
    expect(await readRelease(given.store, 'landing', manifest.release)).toEqual({ manifest, sha256 });
    expect(manifest.files.map(({ path }) => path)).toEqual([
      'browser/main.js',
      'browser/static/main.css',
      'node/main.js',
    ]);
    expect(manifest.files[0]).toMatchObject({
      size: 12,
      type: 'script',
      integrity: expect.stringMatching(/^sha384-/),
    });
  });

  it('have a manifest only after every file is stored', async () => {
    const order: string[] = [];
    const { store } = given;
    const create = store.create.bind(store);
    store.create = (key, body) => {
      order.push(key);
      return create(key, body);
    };

    const { manifest } = await publish();

    expect(order.at(-1)).toBe(manifestKey('landing', manifest.release));
    expect(order).toHaveLength(4);
  });

  it('are already published when the same content comes again from someone else', async () => {
    const first = await publish();

    const second = await writeRelease(
      given.store,
      aReleaseInput({ author: 'Ravi', message: 'Again' }),
      aReleaseOf('hours'),
    );

    expect(second).toEqual({ ...first, status: 'already-published' });
    expect(second.manifest.author).toBe('Asha');
  });

  it('are finished by the next publisher when the first one died before the manifest', async () => {
    const { manifest } = await publish();
    await given.store.remove(manifestKey('landing', manifest.release));
    await given.store.remove(`${releaseFolder('landing', manifest.release)}node/main.js`);
    expect(await listReleaseIds(given.store, 'landing')).toEqual([]);

    expect((await publish()).status).toBe('published');
    expect(await verifyRelease(given.store, 'landing', manifest.release)).toEqual([]);
  });

  it('are published once when two publish the same at once', async () => {
    const outcomes = await Promise.all([publish(), publish()]);

    expect(outcomes.map(({ status }) => status).sort()).toEqual(['already-published', 'published']);
    expect(outcomes[0].sha256).toBe(outcomes[1].sha256);
  });

  it('are not overwritten: a key with other bytes is refused by name, and no manifest is written', async () => {
    const { release } = { release: releaseId(describeFiles(aReleaseOf('hours'))) };
    const key = `${releaseFolder('landing', release)}browser/main.js`;
    await given.store.create(key, Buffer.from('foreign'));

    await expect(publish()).rejects.toMatchObject({
      code: 'release-file-differs',
      message: expect.stringContaining(key),
    });
    expect(await readRelease(given.store, 'landing', release)).toBeNull();
  });

  it('get no manifest when the store gives back other bytes than were written', async () => {
    const { store } = given;
    const create = store.create.bind(store);
    store.create = (key, body) => create(key, key.endsWith('main.css') ? body.subarray(1) : body);

    await expect(publish()).rejects.toMatchObject({
      code: 'store-corrupts',
      message: expect.stringContaining('main.css'),
    });
    expect(await listReleaseIds(store, 'landing')).toEqual([]);
  });

  it('get back what was lost when they are published again', async () => {
    const { manifest } = await publish();
    await given.store.remove(`${releaseFolder('landing', manifest.release)}browser/main.js`);

    expect(await publish()).toMatchObject({ status: 'already-published', restored: ['browser/main.js'] });
    expect(await verifyRelease(given.store, 'landing', manifest.release)).toEqual([]);
  });

  it.each([
    ['a path that climbs out', [{ path: 'browser/../../x.js', body: Buffer.from('') }]],
    ['a path beside browser and node', [{ path: 'other/x.js', body: Buffer.from('') }]],
    ['no file', []],
    ['a path twice', [...aReleaseOf('a'), ...aReleaseOf('b')]],
  ])('are refused with %s, and nothing is stored', async (_, files) => {
    await expect(writeRelease(given.store, aReleaseInput(), files)).rejects.toMatchObject({
      code: 'release-invalid',
    });
    expect(await given.store.list('')).toEqual([]);
  });

  it('are refused for a part whose name climbs out', async () => {
    const input = aReleaseInput({ part: '../landing' });

    await expect(writeRelease(given.store, input, aReleaseOf('a'))).rejects.toMatchObject({
      code: 'release-invalid',
    });
  });

  it('are listed by part, newest first, without unfinished ones', async () => {
    const { store } = given;
    const older = await writeRelease(
      store,
      aReleaseInput({ time: '2026-11-20T00:00:00.000Z' }),
      aReleaseOf('older'),
    );
    const newer = await writeRelease(
      store,
      aReleaseInput({ time: '2026-11-22T00:00:00.000Z' }),
      aReleaseOf('newer'),
    );
    await writeRelease(store, aReleaseInput({ part: 'legal' }), aReleaseOf('other part'));
    await store.create(`${releaseFolder('landing', 'f'.repeat(16))}browser/x.js`, Buffer.from('unfinished'));

    const { releases, problems } = await listReleases(store, 'landing');

    expect(releases.map(({ manifest }) => manifest.release)).toEqual([
      newer.manifest.release,
      older.manifest.release,
    ]);
    expect(problems).toEqual([]);
    expect(await listReleaseIds(store, 'nothing')).toEqual([]);
  });

  it('are listed although one of them cannot be read, which is a problem', async () => {
    const { store } = given;
    const good = await publish('good');
    const bad = await publish('bad');
    await alter(store, manifestKey('landing', bad.manifest.release), (text) => text.slice(1));

    const { releases, problems } = await listReleases(store, 'landing');

    expect(releases.map(({ manifest }) => manifest.release)).toEqual([good.manifest.release]);
    expect(problems).toEqual([expect.objectContaining({ code: 'record-unreadable' })]);
  });

  it('are not read when their list of files was altered', async () => {
    const { manifest } = await publish();
    await alter(given.store, manifestKey('landing', manifest.release), (text) =>
      text.replace('"size": 12', '"size": 13'),
    );

    await expect(readRelease(given.store, 'landing', manifest.release)).rejects.toMatchObject({
      code: 'release-altered',
    });
  });

  describe('given one file', () => {
    it('give its bytes', async () => {
      const { manifest } = await publish();

      expect((await readReleaseFile(given.store, manifest, 'browser/main.js')).toString()).toBe(
        'say("hours")',
      );
    });

    it('refuse one that they do not have, that is missing, or that was altered', async () => {
      const { manifest } = await publish();
      const folder = releaseFolder('landing', manifest.release);
      await given.store.remove(`${folder}node/main.js`);
      await alter(given.store, `${folder}browser/main.js`, (text) => text.replace('hours', 'HOURS'));

      const read = (path: string) => readReleaseFile(given.store, manifest, path);
      await expect(read('browser/other.js')).rejects.toMatchObject({ code: 'release-file-unknown' });
      await expect(read('node/main.js')).rejects.toMatchObject({ code: 'release-file-missing' });
      await expect(read('browser/main.js')).rejects.toMatchObject({ code: 'release-file-altered' });
    });
  });

  describe('verified', () => {
    it('have no problem when they are whole', async () => {
      const { manifest, sha256 } = await publish();

      expect(await verifyRelease(given.store, 'landing', manifest.release, sha256)).toEqual([]);
    });

    it('have a problem for each file that is missing, altered or added, naming it', async () => {
      const { manifest } = await publish();
      const folder = releaseFolder('landing', manifest.release);
      await given.store.remove(`${folder}node/main.js`);
      await alter(given.store, `${folder}browser/main.js`, (text) => text.replace('hours', 'HOURS'));
      await given.store.create(`${folder}browser/added.js`, Buffer.from('evil()'));

      const problems = await verifyRelease(given.store, 'landing', manifest.release);

      expect(problems).toEqual([
        {
          code: 'release-file-altered',
          severity: 'error',
          message: expect.stringContaining('browser/main.js'),
          remedy: expect.any(String),
        },
        {
          code: 'release-file-missing',
          severity: 'error',
          message: expect.stringContaining('node/main.js'),
          remedy: expect.any(String),
        },
        {
          code: 'release-file-extra',
          severity: 'warning',
          message: expect.stringContaining('browser/added.js'),
          remedy: expect.any(String),
        },
      ]);
    });

    it('have a problem when the manifest is missing, unreadable, or not the one that a lock names', async () => {
      const { manifest } = await publish();
      const verify = (sha256?: string) => verifyRelease(given.store, 'landing', manifest.release, sha256);

      expect(await verify('0'.repeat(64))).toEqual([expect.objectContaining({ code: 'release-altered' })]);
      await alter(given.store, manifestKey('landing', manifest.release), (text) => text.slice(1));
      expect(await verify()).toEqual([expect.objectContaining({ code: 'record-unreadable' })]);
      await given.store.remove(manifestKey('landing', manifest.release));
      expect(await verify()).toEqual([expect.objectContaining({ code: 'release-missing' })]);
    });
  });
});
