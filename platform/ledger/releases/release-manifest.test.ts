import { ARCHIVE } from '../records/record-fields';
import { describeFiles, releaseId, withArchive } from './release-manifest';
import { aReleaseOf } from '../../testing/records';

describe('the id of a release', () => {
  const idOf = (files: ReturnType<typeof aReleaseOf>) => releaseId(describeFiles(files));
  const files = aReleaseOf('hours');

  it('is the same for the same paths and bytes, in any order and whatever is said of them', () => {
    const plain = files.map(({ path, body }) => ({ path, body }));

    expect(idOf([...plain].reverse())).toBe(idOf(files));
  });

  it('says nothing of the archive, which another Node packs into other bytes', async () => {
    const packed = await withArchive(files);
    const otherwise = packed.map((file) =>
      file.path === ARCHIVE ? { ...file, body: Buffer.from('x') } : file,
    );

    expect(idOf(otherwise)).toBe(idOf(packed));
    expect(otherwise).not.toEqual(packed);
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
