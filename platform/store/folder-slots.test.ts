import fs from 'node:fs/promises';
import path from 'node:path';
import { KEPT_SLOTS } from './folder-slots';
import { FolderStore } from './folder-store';
import { StoreConflict } from './store';
import { folderOfEachTest } from '../testing/temporary-folder';

const KEY = 'pointers/live.json';

describe('a pointer in a folder', () => {
  let store: FolderStore;
  folderOfEachTest((root) => {
    store = new FolderStore(root);
  });

  const copy = () => path.join(store.root, KEY);
  const slot = (number: number) =>
    path.join(store.root, 'pointers/.versions/live', String(number).padStart(9, '0'));
  const read = async () => (await store.read(KEY))?.body.toString();

  /** Moves the pointer so often; returns all its versions. */
  async function move(times: number): Promise<string[]> {
    const versions: string[] = [];
    for (let n = 1; n <= times; n += 1) {
      versions.push(await store.replace(KEY, Buffer.from(`v${n}`), versions.at(-1) ?? null));
    }
    return versions;
  }

  it.each(['lags behind', 'is cut short', 'is gone'])(
    'is read from its highest slot, and the copy put right, when the copy %s',
    async (state) => {
      await move(2);
      expect(await fs.readFile(copy(), 'utf8')).toBe('v2');
      if (state === 'lags behind') await fs.writeFile(copy(), 'v1');
      if (state === 'is cut short') await fs.writeFile(copy(), 'v');
      if (state === 'is gone') await fs.rm(copy());

      expect(await read()).toBe('v2');
      expect(await fs.readFile(copy(), 'utf8')).toBe('v2');
    },
  );

  it('is listed when its writer died before the first copy', async () => {
    await move(1);
    await fs.rm(copy());

    expect(await store.list('pointers/')).toEqual([KEY]);
    expect(await store.has(KEY)).toBe(true);
  });

  it('moves on from a plain copy that was restored without its slots', async () => {
    await fs.mkdir(path.dirname(copy()), { recursive: true });
    await fs.writeFile(copy(), 'restored');
    const restored = await store.read(KEY);

    await expect(store.replace(KEY, Buffer.from('x'), null)).rejects.toThrow(StoreConflict);
    await store.replace(KEY, Buffer.from('next'), restored!.version);

    expect(await read()).toBe('next');
  });

  it('does not take an old version for a new one when its slots were lost and counted again', async () => {
    const [first] = await move(1);
    await fs.rm(path.join(store.root, 'pointers'), { recursive: true });
    await store.replace(KEY, Buffer.from('other'), null);

    await expect(store.replace(KEY, Buffer.from('x'), first!)).rejects.toThrow(StoreConflict);
  });

  it('keeps the newest slots and trims the older ones', async () => {
    await move(KEPT_SLOTS + 5);

    const kept = await fs.readdir(path.dirname(slot(1)));
    expect(kept).toHaveLength(KEPT_SLOTS);
    expect(kept).toContain(path.basename(slot(KEPT_SLOTS + 5)));
    expect(kept).not.toContain(path.basename(slot(5)));
  });

  it('is not moved by a writer that stalled until its slot was trimmed and free again', async () => {
    const stalled = new FolderStore(store.root);
    const overtaken = stallBeforeLink(async () => void (await move(KEPT_SLOTS + 5)));

    await expect(overtaken(() => stalled.replace(KEY, Buffer.from('stale'), null))).rejects.toThrow(
      StoreConflict,
    );

    expect(await read()).toBe(`v${KEPT_SLOTS + 5}`);
  });

  it('is moved although its copy cannot be written', async () => {
    await fs.mkdir(copy(), { recursive: true });

    await store.replace(KEY, Buffer.from('v1'), null);

    expect(await read()).toBe('v1');
  });

  it('writes nothing through a copy that leads out of the store', async () => {
    const [version] = await move(1);
    const elsewhere = path.join(path.dirname(store.root), 'elsewhere.json');
    await fs.writeFile(elsewhere, 'mine');
    await fs.rm(copy());
    await fs.symlink(elsewhere, copy());

    await store.replace(KEY, Buffer.from('v2'), version!);

    expect([await read(), await fs.readFile(elsewhere, 'utf8')]).toEqual(['v2', 'mine']);
    await fs.rm(elsewhere);
  });

  it('moves nothing on in slots that lie out of the store', async () => {
    const [version] = await move(1);
    const slots = path.dirname(slot(1));
    const elsewhere = `${store.root}-elsewhere`;
    await fs.rename(slots, elsewhere);
    await fs.symlink(elsewhere, slots);

    await expect(store.replace(KEY, Buffer.from('v2'), version!)).rejects.toMatchObject({
      code: 'store-leads-out',
    });
    expect(await fs.readdir(elsewhere)).toEqual([path.basename(slot(1))]);
    await fs.rm(elsewhere, { recursive: true });
  });

  it('takes nothing for a slot that is none', async () => {
    const [version] = await move(1);
    const slots = path.join(store.root, 'pointers/.versions/live');
    await fs.writeFile(path.join(slots, '9'.repeat(20)), 'no slot');
    await fs.mkdir(path.join(slots, '000000007'));

    await store.replace(KEY, Buffer.from('v2'), version!);

    expect(await read()).toBe('v2');
  });

  it('shows no unfinished copy in a list', async () => {
    await move(1);
    await fs.writeFile(`${copy()}.1234567890`, 'half');

    expect(await store.list('')).toEqual([KEY]);
    expect(await store.listNames('pointers/')).toEqual(['live.json']);
  });

  /** Lets others act at the moment when a write has passed its check and is about to take its slot. */
  function stallBeforeLink(meanwhile: () => Promise<void>) {
    return async <T>(act: () => Promise<T>): Promise<T> => {
      const link = fs.link;
      fs.link = async (from, to) => {
        fs.link = link;
        await meanwhile();
        return link(from, to);
      };
      try {
        return await act();
      } finally {
        fs.link = link;
      }
    };
  }
});
