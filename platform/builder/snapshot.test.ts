import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folderOfEachTest } from '../testing/temporary-folder';
import type { PartSource } from './build-part';
import { withSnapshot } from './snapshot';

let root: string;
const words = () => join(root, 'landing-remote/words.txt');

folderOfEachTest(async (fresh) => {
  root = fresh;
  await mkdir(join(root, 'landing-remote/dist'), { recursive: true });
  await writeFile(words(), 'Open on Sunday.');
  await writeFile(join(root, 'landing-remote/kept.txt'), 'kept');
});

const inSnapshot = <T>(act: (source: PartSource) => Promise<T>) =>
  withSnapshot(root, [{ part: 'landing', folder: join(root, 'landing-remote') }], ([source]) => act(source!));

it('holds what was there when it was taken, without what builds made', async () => {
  const seen = await inSnapshot(async ({ folder, git }) => {
    await writeFile(words(), 'Open on Diwali.');
    return { text: await readFile(join(folder, 'words.txt'), 'utf8'), names: await readdir(folder), git };
  });

  expect(seen).toEqual({ text: 'Open on Sunday.', names: ['kept.txt', 'words.txt'], git: null });
});

it('lies where the last one did, with what changed: build caches know files by their place and time', async () => {
  const look = () =>
    inSnapshot(async ({ folder }) => ({
      names: await readdir(folder),
      kept: (await stat(join(folder, 'kept.txt'))).mtimeMs,
      folder,
    }));
  const first = await look();
  await rm(words());

  expect(await look()).toEqual({ ...first, names: ['kept.txt'] });
});

it('is never taken where another one is in use, also after a process that did not end well', async () => {
  await mkdir(join(root, '.cache/snapshots'), { recursive: true });
  await writeFile(join(root, '.cache/snapshots/1.lock'), '999999999');

  const folders = await inSnapshot(({ folder }) => inSnapshot(async (other) => [folder, other.folder]));

  expect(folders).toEqual(
    ['1', '2'].map((number) => join(root, '.cache/snapshots', number, 'landing-remote')),
  );
});

it('is refused at once where nothing can be built', async () => {
  const source = { part: 'landing', folder: "/home/Ravi's site/landing-remote" };
  const act = jest.fn();

  await expect(withSnapshot("/home/Ravi's site", [source], act)).rejects.toMatchObject({
    code: 'folder-unusable',
    remedy: expect.stringContaining("no '") as string,
  });
  expect(act).not.toHaveBeenCalled();
});
