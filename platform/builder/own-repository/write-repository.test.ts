import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '@site/shared/working-copy/working-copy';
import { folderOfEachTest } from '../../testing/temporary-folder';
import { writeRepository } from './write-repository';

describe('a repository of a part', () => {
  let folder: string;
  folderOfEachTest((fresh) => (folder = fresh));

  const readJson = async <Content>(name: string) =>
    JSON.parse(await readFile(join(folder, name), 'utf8')) as Content;

  it('has that part alone, what it is built with as packages, and nothing that leads back here', async () => {
    writeRepository(ROOT, { part: 'legal', folder });
    const { packages } = await readJson<{ packages: Record<string, { link?: boolean; resolved?: string }> }>(
      'package-lock.json',
    );
    const leadingOut = Object.values(packages).filter(
      ({ link, resolved }) => link && resolved !== 'legal-remote',
    );
    const foldersOfParts = (await readdir(folder)).filter((name) => /^(shell|\w+-remote)$/.test(name));

    expect(foldersOfParts).toEqual(['legal-remote']);
    expect(leadingOut).toEqual([]);
    expect(await readdir(join(folder, 'packages'))).toContain('site-cli-1.0.0.tgz');
    expect(Object.keys(await readJson('parts.json'))).toEqual(['legal']);
    expect(packages['node_modules/webpack']).toBeDefined();
    expect(packages['node_modules/dependency-cruiser']).toBeUndefined();
  });

  it.each([
    ['a part that there is not', 'zebra', 'part-unknown'],
    ['what every object has', 'constructor', 'part-unknown'],
    ['the shell', 'shell', 'part-unknown'],
  ])('is refused for %s', async (_title, part, code) => {
    expect(() => writeRepository(ROOT, { part, folder })).toThrow(expect.objectContaining({ code }));
    expect(await readdir(folder)).toEqual([]);
  });

  it('is refused in a folder that holds something', async () => {
    await writeFile(join(folder, 'notes.txt'), 'Mine.');

    expect(() => writeRepository(ROOT, { part: 'legal', folder })).toThrow(
      expect.objectContaining({ code: 'file-exists' }),
    );
    expect(await readdir(folder)).toEqual(['notes.txt']);
  });
});
