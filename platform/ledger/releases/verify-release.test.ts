import { ARCHIVE, manifestKey, releaseFolder } from '../records/record-fields';
import { alter, describeOnAStore } from '../../testing/each-store';
import { aReleaseInput, aReleaseOf } from '../../testing/records';
import { describeFiles, withArchive } from './release-manifest';
import { ReleaseFiles } from './release-files';
import { verifyRelease } from './verify-release';
import { canonicalJson } from '@site/store';
import { describeRelease, writeRelease } from './write-release';

describeOnAStore('verified releases', (given) => {
  const publish = () => writeRelease(given.store, aReleaseInput(), aReleaseOf('hours'));

  it('have a problem for each file that is missing, altered or added, naming it', async () => {
    const { manifest } = await publish();
    const folder = releaseFolder('landing', manifest.release);
    await given.store.remove(`${folder}${ARCHIVE}`);
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
        message: expect.stringContaining(ARCHIVE),
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

  it('have a problem when the manifest is missing, unreadable, or not the one that a deployment names', async () => {
    const { manifest } = await publish();
    const verify = (sha256?: string) => verifyRelease(given.store, 'landing', manifest.release, sha256);

    expect(await verify('0'.repeat(64))).toEqual([expect.objectContaining({ code: 'release-altered' })]);
    await alter(given.store, manifestKey('landing', manifest.release), (text) => text.slice(1));
    expect(await verify()).toEqual([expect.objectContaining({ code: 'record-unreadable' })]);
    await given.store.remove(manifestKey('landing', manifest.release));
    expect(await verify()).toEqual([expect.objectContaining({ code: 'release-missing' })]);
  });

  it.each([
    [
      'other bytes than the manifest names',
      async () => (await withArchive(aReleaseOf('another'))).at(-1)!.body,
      'compose/main.js" is not what was published',
    ],
    ['no files', () => Promise.resolve(Buffer.from('tar')), `${ARCHIVE}" is no archive`],
  ])('have a problem when the archive for composing holds %s', async (_, archive, fact) => {
    const honest = await describeRelease(aReleaseInput(), aReleaseOf('hours'));
    const forged = [...aReleaseOf('hours'), { path: ARCHIVE, body: await archive() }];
    const files = describeFiles(forged);
    const manifest = { ...honest, files };
    const folder = releaseFolder('landing', manifest.release);
    for (const { path, body } of forged)
      if (!path.startsWith('compose/')) await given.store.create(folder + path, body);
    await given.store.create(manifestKey('landing', manifest.release), canonicalJson(manifest));

    expect(await verifyRelease(given.store, 'landing', manifest.release)).toMatchObject([
      { code: 'release-file-altered', message: expect.stringContaining(fact) as string },
    ]);
    await expect(new ReleaseFiles(given.store, manifest).read('compose/main.js')).rejects.toMatchObject({
      code: 'release-file-altered',
    });
  });
});
