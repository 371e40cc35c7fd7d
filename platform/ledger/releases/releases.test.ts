import { alter, describeOnAStore } from '../../testing/each-store';
import { aReleaseInput, aReleaseOf } from '../../testing/records';
import { ARCHIVE, manifestKey, releaseFolder } from '../records/record-fields';
import { ReleaseFiles } from './release-files';
import { listReleaseIds, readRelease } from './releases';
import { writeRelease } from './write-release';

describeOnAStore('releases', (given) => {
  const publish = (text = 'hours') => writeRelease(given.store, aReleaseInput(), aReleaseOf(text));

  it('are listed by part, without unfinished ones', async () => {
    const { store } = given;
    const ids = [await publish('older'), await publish('newer')].map(({ manifest }) => manifest.release);
    await writeRelease(store, aReleaseInput({ part: 'legal' }), aReleaseOf('other part'));
    await store.create(`${releaseFolder('landing', 'f'.repeat(16))}browser/x.js`, Buffer.from('unfinished'));

    expect(await listReleaseIds(store, 'landing')).toEqual(ids.sort());
    expect(await listReleaseIds(store, 'nothing')).toEqual([]);
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

  it('give the bytes of a file, and refuse one that they do not have, that is missing, or that was altered', async () => {
    const { manifest } = await publish();
    const folder = releaseFolder('landing', manifest.release);
    const read = (path: string) => new ReleaseFiles(given.store, manifest).read(path);
    expect((await read('browser/main.js')).toString()).toBe('say("hours")');

    await given.store.remove(`${folder}${ARCHIVE}`);
    await alter(given.store, `${folder}browser/main.js`, (text) => text.replace('hours', 'HOURS'));

    await expect(read('browser/other.js')).rejects.toMatchObject({ code: 'release-file-unknown' });
    await expect(read('compose/main.js')).rejects.toMatchObject({ code: 'release-file-missing' });
    await expect(read('browser/main.js')).rejects.toMatchObject({ code: 'release-file-altered' });
  });
});
