import { ARCHIVE, manifestKey, releaseFolder } from '../records/record-fields';
import { describeFiles, releaseId } from './release-manifest';
import { ReleaseFiles } from './release-files';
import { listReleaseIds, readRelease } from './releases';
import { describeOnAStore } from '../../testing/each-store';
import { canonicalJson } from '@site/store';
import { aPerson } from '../../testing/a-team';
import { contentName } from '../../testing/content-name';
import { aReleaseInput, aReleaseOf } from '../../testing/records';
import { verifyRelease } from './verify-release';
import { writeRelease } from './write-release';

describeOnAStore('published releases', (given) => {
  const publish = () => writeRelease(given.store, aReleaseInput(), aReleaseOf('hours'));

  it('are read back as they were written', async () => {
    const { manifest, status, sha256 } = await publish();

    expect(status).toBe('published');
    expect(await readRelease(given.store, 'landing', manifest.release)).toEqual({ manifest, sha256 });
    expect(manifest.files.map(({ path }) => path)).toEqual([
      'browser/main.js',
      'browser/static/main.css',
      ARCHIVE,
      'compose/main.js',
    ]);
    expect(manifest.files[0]).toMatchObject({ size: 12, integrity: expect.stringMatching(/^sha256-/) });
  });

  it('have a manifest only after every file is stored, and are the newest only after that', async () => {
    const order: string[] = [];
    const { store } = given;
    const create = store.create.bind(store);
    store.create = (key, body) => {
      order.push(key);
      return create(key, body);
    };

    const { manifest } = await publish();

    expect(order.slice(-2)).toEqual([
      manifestKey('landing', manifest.release),
      'publications/landing/000001.json',
    ]);
    expect(order).toHaveLength(5);
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

  it('are signed again by another person, and once by each in a row', async () => {
    const asha = () => writeRelease(given.store, aReleaseInput(), aReleaseOf('hours'), signers[0]);
    const ravi = () =>
      writeRelease(given.store, aReleaseInput({ author: 'Ravi' }), aReleaseOf('hours'), signers[1]);
    const signers = [aPerson('Asha').signer, aPerson('Ravi').signer];

    const said = [await asha(), await asha(), await ravi()];
    expect(said.map(({ status, isSignedAgain }) => [status, isSignedAgain])).toEqual([
      ['published', true],
      ['already-published', false],
      ['already-published', true],
    ]);
  });

  it('are finished by the next publisher when the first one died before the manifest', async () => {
    const { manifest } = await publish();
    await given.store.remove(manifestKey('landing', manifest.release));
    await given.store.remove(`${releaseFolder('landing', manifest.release)}${ARCHIVE}`);
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
    const release = releaseId(describeFiles(aReleaseOf('hours')));
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

    expect(await publish()).toMatchObject({ status: 'already-published' });
    expect(await verifyRelease(given.store, 'landing', manifest.release)).toEqual([]);
  });

  it('get their archive back from a Node that packs as the first publisher did, and from no other', async () => {
    const { store } = given;
    const { manifest } = await publish();
    const files = manifest.files.map((file) => (file.path === ARCHIVE ? { ...file, size: 1 } : file));
    const key = manifestKey('landing', manifest.release);
    await store.remove(`${releaseFolder('landing', manifest.release)}${ARCHIVE}`);
    await store.remove(key);
    await store.create(key, canonicalJson({ ...manifest, files }));

    await expect(publish()).rejects.toMatchObject({
      code: 'release-packed-otherwise',
      remedy: expect.stringContaining('20.19.0'),
    });
    expect((await store.list('')).filter((name) => name.endsWith(ARCHIVE))).toEqual([]);

    await store.remove(key);
    await store.create(key, canonicalJson(manifest));
    await publish();
    expect((await store.list('')).filter((name) => name.endsWith(ARCHIVE))).toHaveLength(1);
  });

  it('share the files that browsers load: what the next one has in common with it is not stored again', async () => {
    const { store } = given;
    const font = { path: `browser/${contentName('anek.woff2', 'letters')}`, body: Buffer.from('letters') };
    await writeRelease(store, aReleaseInput(), [...aReleaseOf('hours'), font]);
    const { manifest } = await writeRelease(store, aReleaseInput(), [...aReleaseOf('later hours'), font]);

    expect((await store.list('')).filter((key) => key.endsWith('.woff2'))).toEqual([
      font.path.replace('browser/', 'files/landing/'),
    ]);
    expect((await new ReleaseFiles(store, manifest).read(font.path)).toString()).toBe('letters');
  });

  it('get back a shared file that a pruning takes away just before they name it', async () => {
    const { store } = given;
    const font = { path: `browser/${contentName('anek.woff2', 'letters')}`, body: Buffer.from('letters') };
    const create = store.create.bind(store);
    store.create = async (key, body) => {
      if (key.endsWith('release.json')) await store.remove(font.path.replace('browser/', 'files/landing/'));
      return create(key, body);
    };

    const { manifest } = await writeRelease(store, aReleaseInput(), [...aReleaseOf('hours'), font]);

    expect(await verifyRelease(store, 'landing', manifest.release)).toEqual([]);
  });

  it.each([
    [
      'a name that does not follow from the bytes',
      [{ path: `browser/${contentName('x.js', 'a')}`, body: Buffer.from('b') }],
    ],
    ['a path that climbs out', [{ path: 'browser/../../x.js', body: Buffer.from('') }]],
    ['a path outside of browser and node', [{ path: 'other/x.js', body: Buffer.from('') }]],
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
});
