import { listChannels, lockOf, moveChannel, readChannel } from './live-pointer';
import { readChain } from './deployment-chain';
import { writeLock } from './deployments';
import { nextLock, type NamedLock } from './deployment';
import { StoreConflict } from '../store/store';
import { describeOnEachStore } from '../testing/each-store';
import { aLockInput } from '../testing/records';

describeOnEachStore('channels', (given) => {
  let first: NamedLock;
  let second: NamedLock;

  beforeEach(async () => {
    first = await writeLock(given.store, nextLock(null, aLockInput()));
    second = await writeLock(given.store, nextLock(first, aLockInput({ time: '2026-11-21T05:00:00.000Z' })));
  });

  it('point nowhere at first', async () => {
    expect(await readChannel(given.store, 'live')).toBeNull();
    expect(await listChannels(given.store)).toEqual([]);
  });

  it('point at the lock that they were moved to', async () => {
    const time = new Date('2026-11-21T04:00:01.000Z');

    const moved = await moveChannel(given.store, 'live', null, first, time);

    expect(moved.pointer).toEqual({ lock: first.name, sha256: first.sha256, time: time.toISOString() });
    expect(await readChannel(given.store, 'live')).toEqual(moved);
    expect(await listChannels(given.store)).toEqual(['live']);
  });

  it('have the chain of their lock as history', async () => {
    const { version } = await moveChannel(given.store, 'live', null, first);
    const { pointer } = await moveChannel(given.store, 'live', version, second);

    const { locks } = await readChain(given.store, lockOf(pointer));

    expect(locks.map(({ name }) => name)).toEqual([second.name, first.name]);
  });

  it('refuse to move for the one who decided on an older state, and stay', async () => {
    const { version } = await moveChannel(given.store, 'live', null, first);
    const moved = await moveChannel(given.store, 'live', version, second);

    await expect(moveChannel(given.store, 'live', version, first)).rejects.toThrow(StoreConflict);
    await expect(moveChannel(given.store, 'live', null, first)).rejects.toThrow(StoreConflict);
    expect(await readChannel(given.store, 'live')).toEqual(moved);
  });

  it('never point at a lock that is not stored', async () => {
    const absent = { name: '000009-ffffffffffff', sha256: 'f'.repeat(64) };

    await expect(moveChannel(given.store, 'live', null, absent)).rejects.toMatchObject({
      code: 'lock-missing',
    });
    expect(await readChannel(given.store, 'live')).toBeNull();
  });

  it('refuse a name that climbs out', async () => {
    await expect(readChannel(given.store, '../live')).rejects.toMatchObject({ code: 'bad-name' });
    await expect(moveChannel(given.store, 'a/b', null, first)).rejects.toMatchObject({ code: 'bad-name' });
  });

  it('refuse a pointer that cannot be read, by its key', async () => {
    await given.store.replace('channels/live.json', Buffer.from('{"lock":"x"}'), null);

    await expect(readChannel(given.store, 'live')).rejects.toMatchObject({
      code: 'record-unreadable',
      message: expect.stringContaining('channels/live.json'),
    });
  });
});
