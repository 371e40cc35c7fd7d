import { randomBytes } from 'node:crypto';
import { type Store, StoreConflict } from '@site/store';
import { CEPH_START_LIMIT_MS } from './ceph/use-ceph';
import { describeRaces } from './store-races.contract';

/** What a back end hands to the contract: an empty store, and another handle on the same bytes. */
interface StoreFixture {
  store: Store;
  /** A second, separate handle on the same store, as another process would open it. */
  reopen(): Promise<Store>;
  close(): Promise<void>;
}

/** The one suite that every back end passes. */
export function describeStoreContract(name: string, open: () => Promise<StoreFixture>): void {
  describe(`the store contract, ${name}`, () => {
    let fixture: StoreFixture;
    let store: Store;
    let other: Store;

    beforeAll(async () => {
      fixture = await open();
      store = fixture.store;
      other = await fixture.reopen();
    }, CEPH_START_LIMIT_MS);

    afterAll(() => fixture.close());

    describe('given a key that is written once', () => {
      it('has no bytes, size or place in a list before that', async () => {
        expect(await store.read('once/absent')).toBeNull();
        expect(await store.size('once/absent')).toBeNull();
        expect(await store.has('once/absent')).toBe(false);
        expect(await store.list('once/')).toEqual([]);
      });

      it('gives back exactly the bytes that were written, to every handle', async () => {
        const body = randomBytes(70_000);

        expect(await store.create('once/bytes.bin', body)).toBe('created');

        expect((await other.read('once/bytes.bin'))?.body.equals(body)).toBe(true);
        expect(await other.size('once/bytes.bin')).toBe(70_000);
        expect(await other.has('once/bytes.bin')).toBe(true);
      });

      it('was written when it was first written, as every handle says', async () => {
        expect(await store.writtenAt('once/timed')).toBeNull();

        await store.create('once/timed', bytes('first'));
        const written = await other.writtenAt('once/timed');
        await store.create('once/timed', bytes('second'));

        // A server's clock need not be this machine's, and S3 counts whole seconds.
        expect(Math.abs(written!.getTime() - Date.now())).toBeLessThan(60 * 60 * 1000);
        expect(await store.writtenAt('once/timed')).toEqual(written);
        await expect(store.writtenAt('pointers/live.json')).rejects.toMatchObject({ code: 'key-is-mutable' });
      });

      it('is not larger than what can be read, nor is one that moves', async () => {
        const tooLarge = { code: 'object-too-large' };
        const large = Buffer.alloc(64 * 2 ** 20 + 1);

        await expect(store.create('once/large', large)).rejects.toMatchObject(tooLarge);
        await expect(
          store.replace('pointers/large.json', large.subarray(60 * 2 ** 20), null),
        ).rejects.toMatchObject(tooLarge);
        expect([await store.has('once/large'), await store.read('pointers/large.json')]).toEqual([
          false,
          null,
        ]);
      });

      it('keeps an empty body apart from an absent one', async () => {
        await store.create('once/empty', bytes(''));

        expect((await store.read('once/empty'))?.body.length).toBe(0);
        expect(await store.size('once/empty')).toBe(0);
      });

      it('keeps the first bytes when it is created again', async () => {
        await store.create('once/twice', bytes('first'));

        expect(await other.create('once/twice', bytes('second'))).toBe('exists');
        expect(await text(store, 'once/twice')).toBe('first');
      });

      it('has one version for as long as it stays', async () => {
        await store.create('once/version', bytes('x'));

        const versions = [await store.read('once/version'), await other.read('once/version')];

        expect(versions[0]?.version).toBe(versions[1]?.version);
      });

      it('holds letters beyond ASCII, spaces and signs in its name', async () => {
        const key = 'once/न्यू मेनू (1)+é&%20=.txt';

        await store.create(key, bytes('menu'));

        expect(await text(store, key)).toBe('menu');
        expect(await store.list('once/')).toContain(key);
      });

      it('is gone after it was removed, and removing it again is no error', async () => {
        await store.create('gone/deep/x', bytes('x'));

        await store.remove('gone/deep/x');
        await store.remove('gone/deep/x');

        expect(await store.read('gone/deep/x')).toBeNull();
        expect(await store.list('gone/')).toEqual([]);
        expect(await store.listNames('')).not.toContain('gone/');
      });

      it('can be written again after it was removed', async () => {
        await store.create('again/x', bytes('old'));
        await store.remove('again/x');

        expect(await store.create('again/x', bytes('new'))).toBe('created');
        expect(await text(store, 'again/x')).toBe('new');
      });

      it('is never replaced', async () => {
        await expect(store.replace('once/moved', bytes('x'), null)).rejects.toMatchObject({
          code: 'key-is-immutable',
        });
        expect(await store.has('once/moved')).toBe(false);
      });

      it('changes nothing when the caller changes its own bytes afterwards', async () => {
        const body = bytes('before');
        await store.create('once/copied', body);
        body.fill(0);

        expect(await text(store, 'once/copied')).toBe('before');
      });
    });

    describe('given a list', () => {
      const keys = ['list/a-b/c', 'list/a/b', 'list/b/z/1', 'list/b/z/2', 'listed/x'];

      beforeAll(async () => {
        for (const key of keys) await store.create(key, bytes(key));
      });

      it('holds every key below the folder, sorted, and none outside of it', async () => {
        expect(await store.list('list/')).toEqual(['list/a-b/c', 'list/a/b', 'list/b/z/1', 'list/b/z/2']);
        expect(await store.list('list/b/')).toEqual(['list/b/z/1', 'list/b/z/2']);
      });

      it('holds every key of the store for the empty prefix', async () => {
        expect(await store.list('')).toEqual(expect.arrayContaining(keys));
      });

      it('is empty for a folder that is not there', async () => {
        expect(await store.list('nowhere/')).toEqual([]);
        expect(await store.listNames('nowhere/')).toEqual([]);
      });

      it('of names shows one level, folders with a slash', async () => {
        await store.create('list/c.txt', bytes('c'));

        expect(await store.listNames('list/')).toEqual(['a-b/', 'a/', 'b/', 'c.txt']);
      });

      it('is complete beyond one page of a bucket', async () => {
        const many = Array.from({ length: 27 }, (_, index) => `many/${String(index).padStart(3, '0')}/x`);
        for (const key of many) await store.create(key, bytes(key));

        expect(await store.list('many/')).toEqual(many);
        expect(await store.listNames('many/')).toHaveLength(many.length);
      });
    });

    describe('given a key that moves', () => {
      it('is not there at first, and is taken with the expectation that it is absent', async () => {
        expect(await store.read('pointers/first.json')).toBeNull();

        const version = await store.replace('pointers/first.json', bytes('1'), null);

        expect(await other.read('pointers/first.json')).toEqual({ body: bytes('1'), version });
        expect(await other.size('pointers/first.json')).toBe(1);
        expect(await other.list('pointers/')).toContain('pointers/first.json');
        expect(await other.listNames('')).toContain('pointers/');
      });

      it('moves from version to version', async () => {
        const first = await store.replace('pointers/moves.json', bytes('1'), null);
        const second = await other.replace('pointers/moves.json', bytes('2'), first);

        expect(second).not.toBe(first);
        expect(await store.read('pointers/moves.json')).toEqual({ body: bytes('2'), version: second });
      });

      it('refuses a version that is not the newest, and changes nothing', async () => {
        const first = await store.replace('pointers/stale.json', bytes('1'), null);
        await store.replace('pointers/stale.json', bytes('2'), first);

        for (const expected of [first, null, '"0123456789abcdef0123456789abcdef"']) {
          await expect(other.replace('pointers/stale.json', bytes('3'), expected)).rejects.toThrow(
            StoreConflict,
          );
        }
        expect(await text(store, 'pointers/stale.json')).toBe('2');
      });

      it('refuses a version when there is nothing', async () => {
        const version = await store.replace('pointers/source.json', bytes('1'), null);

        await expect(store.replace('pointers/none.json', bytes('1'), version)).rejects.toThrow(StoreConflict);
        expect(await store.has('pointers/none.json')).toBe(false);
      });

      it('is never created or removed', async () => {
        await expect(store.create('pointers/first.json', bytes('x'))).rejects.toMatchObject({
          code: 'key-is-mutable',
        });
        await expect(store.remove('pointers/first.json')).rejects.toMatchObject({ code: 'key-is-mutable' });
      });
    });

    it.each(['../outside', '/etc/hosts', 'a/../../b', 'a\\b', '.tmp/x'])(
      'refuses the key %j everywhere',
      async (key) => {
        const refusal = { code: 'unsafe-key' };

        await expect(store.read(key)).rejects.toMatchObject(refusal);
        await expect(store.create(key, bytes('x'))).rejects.toMatchObject(refusal);
        await expect(store.replace(key, bytes('x'), null)).rejects.toMatchObject(refusal);
        await expect(store.remove(key)).rejects.toMatchObject(refusal);
        await expect(store.has(key)).rejects.toMatchObject(refusal);
        await expect(store.size(key)).rejects.toMatchObject(refusal);
        await expect(store.list(`${key}/`)).rejects.toMatchObject(refusal);
        await expect(store.listNames(`${key}/`)).rejects.toMatchObject(refusal);
      },
    );

    describeRaces(() => [store, other]);
  });
}

function bytes(value: string): Buffer {
  return Buffer.from(value);
}

async function text(store: Store, key: string): Promise<string | undefined> {
  return (await store.read(key))?.body.toString();
}
