import { manifestKey, releaseFolder } from './record-names';
import { listReleaseIds, listReleases, readRelease, readReleaseFile } from './releases';
import { alter, describeOnEachStore } from '../testing/each-store';
import { aReleaseInput, aReleaseOf } from '../testing/records';
import { writeRelease } from './write-release';

describeOnEachStore('releases', (given) => {
  const publish = (text = 'hours') => writeRelease(given.store, aReleaseInput(), aReleaseOf(text));

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
});
