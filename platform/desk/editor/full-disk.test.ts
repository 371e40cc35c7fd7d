import type { ContentValues } from '@site/shared/content/content-value';
import { aContentWorkingCopy } from '../../testing/content-working-copy';
import { describeOnTinyDisk, mountTinyDisk, type TinyDisk } from '../../testing/tiny-disk';
import type { ContentRef } from './working-copy';
import { readForm } from './read-form';
import { saveChange } from './save-change';

const HERO: ContentRef = { part: 'landing', language: 'en', name: 'hero' };

describeOnTinyDisk('a working copy on a disk that is full', () => {
  let disk: TinyDisk;

  beforeAll(async () => {
    disk = await mountTinyDisk('64m');
  });
  afterAll(() => disk.unmount());

  it('has the file as it was, says why it is not saved, and takes it once there is room', async () => {
    const copy = await aContentWorkingCopy(disk.folder);
    const { digest, values: before } = await readForm(copy.root, HERO);
    const values = { hero: { ...(before.hero as object), title: 'Groceries' } } as ContentValues;
    const author = 'Asha Rao <asha@example.in>';
    const save = () => saveChange(copy.root, { ref: HERO, digest, before, values, author, message: '' });
    await disk.leaveRoom(0);

    await expect(save()).rejects.toMatchObject({
      code: 'file-not-written',
      message: expect.stringMatching(/no space left on device.* It is as it was\.$/) as string,
    });
    expect(copy.git('--no-optional-locks', 'status', '--porcelain', '--untracked-files=no')).toBe('');

    await disk.leaveRoom(4_096);
    expect(await save()).toMatchObject({ status: 'saved' });
  });
});
