import { canonicalJson } from '../store/canonical-json';
import { readChain, walkChain } from './deployment-chain';
import { readLock, writeLock } from './deployments';
import { lockKey } from './record-names';
import { lockName, nameOf, nextLock, sha256Of, siteTreeOf, type NamedLock, type SiteLock } from './deployment';
import { alter, describeOnEachStore } from '../testing/each-store';
import { aLockInput } from '../testing/records';

describe('the next lock', () => {
  const named = (lock: SiteLock): NamedLock => ({
    name: lockName(lock),
    sha256: sha256Of(canonicalJson(lock)),
    lock,
  });

  it('is number 1 without a previous one, and then counts and names the previous one', () => {
    const first = named(nextLock(null, aLockInput()));
    const second = nextLock(first, aLockInput({ time: '2026-11-21T05:00:00.000Z' }));

    expect(first.lock).toMatchObject({ number: 1, previous: null });
    expect(second).toMatchObject({
      number: 2,
      previous: { name: first.name, sha256: first.sha256 },
      time: '2026-11-21T05:00:00.000Z',
    });
  });

  it('is later than the previous one even where the clock is behind', () => {
    const first = named(nextLock(null, aLockInput({ time: '2026-11-21T04:00:00.000Z' })));

    expect(nextLock(first, aLockInput({ time: '2026-11-20T00:00:00.000Z' })).time).toBe(
      '2026-11-21T04:00:00.001Z',
    );
  });

  it('shows its own composed files unless it names those of another lock', () => {
    const own = nextLock(null, aLockInput());
    const reused = nextLock(null, aLockInput({ site: '000001-0123456789ab' }));

    expect(siteTreeOf({ name: '000002-ffffffffffff', lock: own })).toBe('000002-ffffffffffff');
    expect(siteTreeOf({ name: '000002-ffffffffffff', lock: reused })).toBe('000001-0123456789ab');
  });
});

describeOnEachStore('locks', (given) => {
  /** A chain of so many locks, an hour apart, oldest first. */
  async function aChainOf(count: number): Promise<NamedLock[]> {
    const chain: NamedLock[] = [];
    for (let hour = 0; hour < count; hour += 1) {
      const time = new Date(Date.UTC(2026, 0, 1, hour)).toISOString();
      chain.push(
        await writeLock(
          given.store,
          nextLock(chain.at(-1) ?? null, aLockInput({ time, message: `Lock ${hour + 1}` })),
        ),
      );
    }
    return chain;
  }

  it('are read back as they were written, under a name of number and hash', async () => {
    const lock = nextLock(null, aLockInput());

    const written = await writeLock(given.store, lock);

    expect(written.name).toMatch(/^000001-[0-9a-f]{12}$/);
    expect(written.name.slice(7)).toBe(written.sha256.slice(0, 12));
    expect(await readLock(given.store, written.name)).toEqual({ ...written, lock });
    expect(await readLock(given.store, '000001-ffffffffffff')).toBeNull();
  });

  it('can be written again unchanged', async () => {
    const lock = nextLock(null, aLockInput());

    expect(await writeLock(given.store, lock)).toEqual(await writeLock(given.store, lock));
  });

  it.each<[string, Partial<SiteLock>]>([
    [
      'a part name that climbs out',
      { parts: { '../x': { release: '0'.repeat(16), manifestSha256: '0'.repeat(64) } } },
    ],
    ['a release that is none', { parts: { landing: { release: '../x', manifestSha256: '0'.repeat(64) } } }],
    ['a site tree that is none', { site: '../../x' }],
    ['an origin with a path', { origin: 'https://example.com/x' }],
    ['an origin that is no web address', { origin: 'javascript:alert(1)' }],
    ['a time that is none', { time: 'yesterday' }],
    ['a number that does not follow the previous one', { number: 7 }],
  ])('are refused with %s, and nothing is stored', async (_, change) => {
    const lock = { ...nextLock(null, aLockInput()), ...change };

    await expect(writeLock(given.store, lock)).rejects.toMatchObject({ code: 'lock-invalid' });
    expect(await given.store.list('')).toEqual([]);
  });

  it.each([
    ['still read as a lock', (text: string) => text.replace('Asha', 'Ravi')],
    ['are JSON no more', (text: string) => text.slice(1)],
  ])('are refused by name when their bytes were altered and %s', async (_, change) => {
    const [first] = await aChainOf(1);
    await alter(given.store, lockKey(first!.name), change);

    await expect(readLock(given.store, first!.name)).rejects.toMatchObject({
      code: 'lock-altered',
      message: expect.stringContaining(first!.name),
    });
  });

  it('are refused under a name with another number', async () => {
    const [first] = await aChainOf(1);
    const renamed = nameOf(2, first!.sha256);
    await given.store.create(lockKey(renamed), canonicalJson(first!.lock));

    await expect(readLock(given.store, renamed)).rejects.toMatchObject({ code: 'lock-altered' });
  });

  describe('given a chain of four', () => {
    let chain: NamedLock[];
    const names = (locks: NamedLock[]) => locks.map(({ name }) => name);

    beforeEach(async () => {
      chain = await aChainOf(4);
    });

    it('are walked newest first', async () => {
      const { locks, problems } = await readChain(given.store, chain[3]!);

      expect(names(locks)).toEqual(names([...chain].reverse()));
      expect(problems).toEqual([]);
      expect(await readChain(given.store, null)).toEqual({ locks: [], problems: [] });
    });

    it('are read only as far as the walk goes', async () => {
      let reads = 0;
      const read = given.store.read.bind(given.store);
      given.store.read = (key) => {
        reads += 1;
        return read(key);
      };

      for await (const { name } of walkChain(given.store, chain[3]!)) {
        if (name === chain[2]!.name) break;
      }
      await readChain(given.store, chain[3]!, 1);

      expect(reads).toBe(3);
    });

    it('show one that was altered, by name, and what came after it still stands', async () => {
      await alter(given.store, lockKey(chain[1]!.name), (text) => text.replace('Lock 2', 'Lock X'));

      const { locks, problems } = await readChain(given.store, chain[3]!);

      expect(names(locks)).toEqual([chain[3]!.name, chain[2]!.name]);
      expect(problems).toEqual([
        {
          code: 'lock-altered',
          severity: 'error',
          message: expect.stringContaining(chain[1]!.name),
          remedy: expect.any(String),
        },
      ]);
    });

    it('show one that was forged to fit its name but not the full hash', async () => {
      const forged = { name: chain[3]!.name, sha256: chain[3]!.sha256.slice(0, 12) + '0'.repeat(52) };

      const { locks, problems } = await readChain(given.store, forged);

      expect(locks).toEqual([]);
      expect(problems).toEqual([expect.objectContaining({ code: 'lock-altered' })]);
    });

    it('show one that is missing, by name', async () => {
      await given.store.remove(lockKey(chain[0]!.name));

      const { locks, problems } = await readChain(given.store, chain[3]!);

      expect(locks).toHaveLength(3);
      expect(problems).toEqual([
        expect.objectContaining({ code: 'lock-missing', message: expect.stringContaining(chain[0]!.name) }),
      ]);
    });
  });
});
