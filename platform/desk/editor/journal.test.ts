import { rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aContentWorkingCopy } from '../../testing/content-working-copy';
import { write, writeAndCommit } from './commit';

const FILE = 'landing-remote/content/partners.json';

describe('a desk that was killed after it had written a file, before it could commit', () => {
  let copy: Awaited<ReturnType<typeof aContentWorkingCopy>>;

  const save = (source: string) =>
    writeAndCommit(copy.root, { files: { [FILE]: source }, message: 'Save', author: 'Asha' });

  beforeEach(async () => {
    copy = await aContentWorkingCopy();
    const written = (await readFile(join(copy.root, FILE), 'utf8')).replace('Connect with us', 'Write to us');
    await write(copy.root, FILE, written);
  });

  afterEach(() => rmSync(copy.root, { recursive: true }));

  it('commits what it had written with the next save', async () => {
    await save(`${await readFile(join(copy.root, FILE), 'utf8')}\n`);

    expect(copy.git('show', '--format=', '--numstat', 'HEAD')).toBe(`2\t1\t${FILE}`);
    expect(copy.git('status', '--porcelain')).toBe('');
  });

  it('refuses the file once another person has changed it, too', async () => {
    await writeFile(join(copy.root, FILE), ' \n', { flag: 'a' });

    await expect(save('{}\n')).rejects.toMatchObject({ code: 'file-not-committed' });
    expect(await readFile(join(copy.root, FILE), 'utf8')).toMatch(/ \n$/);
  });
});
