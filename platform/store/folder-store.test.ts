import { execFileSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sweepLeftovers, FolderStore } from './folder-store';
import { folderOfEachTest } from '../testing/temporary-folder';
import { describeOnTinyDisk, mountTinyDisk, type TinyDisk } from '../testing/tiny-disk';

describe('a folder store', () => {
  let store: FolderStore;
  folderOfEachTest((root) => {
    store = new FolderStore(root);
  });

  it('leaves no unfinished file after its writes, won or lost', async () => {
    await store.create('a/x', Buffer.from('1'));
    await Promise.all([store.create('a/y', Buffer.from('1')), store.create('a/y', Buffer.from('2'))]);
    await store.replace('pointers/live.json', Buffer.from('1'), null);

    expect(await fs.readdir(path.join(store.root, '.tmp'))).toEqual([]);
  });

  it('lists nothing that is no key: hidden, unfinished and foreign files', async () => {
    await store.create('a/x', Buffer.from('1'));
    for (const file of ['.tmp/9-left', '.DS_Store', 'a/.hidden', 'a/b:c']) {
      await fs.mkdir(path.dirname(path.join(store.root, file)), { recursive: true });
      await fs.writeFile(path.join(store.root, file), 'x');
    }

    expect(await store.list('')).toEqual(['a/x']);
    expect(await store.listNames('')).toEqual(['a/']);
    expect(await store.listNames('a/')).toEqual(['x']);
  });

  it.each(['a/environ', 'linked/environ'])('follows no symbolic link out of its folder (%s)', async (key) => {
    await store.create('a/x', Buffer.from('1'));
    await fs.symlink('/proc/self/environ', path.join(store.root, 'a/environ'));
    await fs.symlink('/proc/self', path.join(store.root, 'linked'));

    await expect(store.read(key)).rejects.toMatchObject({ code: 'store-leads-out' });
  });

  it('writes, lists and removes nothing through a symbolic link out of its folder', async () => {
    const outside = await fs.mkdtemp(path.join(os.tmpdir(), 'outside-'));
    await fs.writeFile(path.join(outside, 'notes.txt'), 'mine');
    await store.create('a/x', Buffer.from('1'));
    await fs.symlink(outside, path.join(store.root, 'a/site'));

    const attempts = [
      store.create('a/site/new/index.html', Buffer.from('1')),
      store.list('a/site/'),
      store.remove('a/site/notes.txt'),
    ];

    expect(await Promise.allSettled(attempts)).toEqual(
      attempts.map(() => ({
        status: 'rejected',
        reason: expect.objectContaining({ code: 'store-leads-out' }),
      })),
    );
    expect(await fs.readdir(outside)).toEqual(['notes.txt']);
    await fs.rm(outside, { recursive: true });
  });

  it('waits for no pipe that lies in the place of a file', async () => {
    await store.create('a/x', Buffer.from('1'));
    execFileSync('mkfifo', [path.join(store.root, 'a/pipe')]);

    expect(await store.read('a/pipe')).toBeNull();
  });

  it.each([
    ['a/large', 64],
    ['pointers/large.json', 4],
  ])('reads no file that would fill the memory: %s', async (key, mebibytes) => {
    const file = path.join(store.root, key);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, '');
    await fs.truncate(file, mebibytes * 2 ** 20 + 1);

    await expect(store.read(key)).rejects.toMatchObject({ code: 'object-too-large' });
  });

  it('takes no folder for a key', async () => {
    await store.create('a/b/c', Buffer.from('1'));

    expect(await store.read('a/b')).toBeNull();
    expect(await store.has('a/b')).toBe(false);
  });

  it('refuses a key below a file, naming the key', async () => {
    await store.create('a/x', Buffer.from('1'));

    await expect(store.create('a/x/y', Buffer.from('1'))).rejects.toMatchObject({
      code: 'key-clash',
      message: expect.stringContaining('a/x/y'),
    });
  });

  it('writes into a folder that a removal takes away at the same moment', async () => {
    await store.create('swept/old', Buffer.from('old'));
    const link = fs.link;
    fs.link = async (from, to) => {
      fs.link = link;
      await store.remove('swept/old');
      return link(from, to);
    };

    expect(await store.create('swept/new', Buffer.from('new'))).toBe('created');
    expect(await store.list('')).toEqual(['swept/new']);
  });

  it('makes a folder again that a removal takes away while it is made', async () => {
    await store.create('swept/old', Buffer.from('old'));
    const mkdir = fs.mkdir;
    fs.mkdir = (async (folder: string) => {
      fs.mkdir = mkdir;
      throw Object.assign(new Error(`ENOENT: ${folder}`), { code: 'ENOENT', errno: -2 });
    }) as typeof mkdir;

    expect(await store.create('swept/deep/new', Buffer.from('new'))).toBe('created');
  });

  describe('given leftovers of processes that died', () => {
    const leftovers = ['.tmp/77-0f', 'pointers/live.json.3141592653'];

    beforeEach(async () => {
      await store.replace('pointers/live.json', Buffer.from('1'), null);
      for (const leftover of leftovers) await fs.writeFile(path.join(store.root, leftover), 'half');
    });

    it('sweeps them once they are a day old, and nothing else', async () => {
      const tomorrow = Date.now() + 25 * 60 * 60 * 1000;

      expect(await sweepLeftovers(store.root, tomorrow)).toEqual(leftovers);
      expect((await fs.readdir(path.join(store.root, 'pointers'))).sort()).toEqual([
        '.versions',
        'live.json',
      ]);
    });

    it.each(['.tmp', 'pointers'])('removes nothing where %s leads out of the store', async (folder) => {
      const elsewhere = `${store.root}-elsewhere`;
      await fs.rename(path.join(store.root, folder), elsewhere);
      await fs.symlink(elsewhere, path.join(store.root, folder));
      const names = await fs.readdir(elsewhere);

      await sweepLeftovers(store.root, Date.now() + 25 * 60 * 60 * 1000);

      expect(await fs.readdir(elsewhere)).toEqual(names);
      await fs.rm(elsewhere, { recursive: true });
    });

    it('leaves younger ones, whose writer may be alive', async () => {
      expect(await sweepLeftovers(store.root, Date.now())).toEqual([]);
    });
  });
});

describeOnTinyDisk('given a disk of 64 KiB', () => {
  let disk: TinyDisk;
  let store: FolderStore;
  beforeEach(async () => {
    disk = await mountTinyDisk('64k');
    store = new FolderStore(path.join(disk.folder, 'store'));
  });
  afterEach(() => disk.unmount());

  it('refuses what does not fit, shows no part of it, and goes on once there is room', async () => {
    await store.create('a/fits', Buffer.alloc(20_000, 1));
    const version = await store.replace('pointers/live.json', Buffer.from('before'), null);

    await expect(store.create('a/large', Buffer.alloc(60_000, 2))).rejects.toMatchObject({
      code: 'store-full',
      message: expect.stringContaining('a/large'),
      remedy: expect.stringContaining('Free some space'),
    });
    await expect(store.replace('pointers/live.json', Buffer.alloc(60_000, 3), version)).rejects.toMatchObject(
      { code: 'store-full' },
    );

    expect(await store.list('')).toEqual(['a/fits', 'pointers/live.json']);
    expect((await store.read('pointers/live.json'))?.body.toString()).toBe('before');
    expect(await store.create('a/fits', Buffer.alloc(20_000, 1))).toBe('exists');

    await store.remove('a/fits');
    expect(await store.create('a/large', Buffer.alloc(40_000, 2))).toBe('created');
    await store.replace('pointers/live.json', Buffer.from('after'), version);
  });

  it('moves a pointer whose slot fits and whose copy does not', async () => {
    const version = await store.replace('pointers/live.json', Buffer.alloc(20_000, 'a'), null);
    const next = Buffer.alloc(20_000, 'b');

    await store.replace('pointers/live.json', next, version);

    expect((await store.read('pointers/live.json'))?.body.equals(next)).toBe(true);
    expect(await store.list('')).toEqual(['pointers/live.json']);
  });

  it('can be read, and says why it cannot be written, when it is mounted read-only', async () => {
    await store.create('a/x', Buffer.from('1'));
    const version = await store.replace('pointers/live.json', Buffer.from('v1'), null);
    await fs.rm(path.join(store.root, 'pointers/live.json'));
    disk.remount('ro');

    expect((await store.read('pointers/live.json'))?.body.toString()).toBe('v1');
    expect(await store.list('')).toEqual(['a/x', 'pointers/live.json']);
    const refusal = { code: 'store-read-only', message: expect.stringContaining('read-only') };
    await expect(store.create('a/y', Buffer.from('1'))).rejects.toMatchObject(refusal);
    await expect(store.replace('pointers/live.json', Buffer.from('v2'), version)).rejects.toMatchObject(
      refusal,
    );
    await expect(store.remove('a/x')).rejects.toMatchObject(refusal);
  });
});
