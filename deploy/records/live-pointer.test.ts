import { listChannels, deploymentOf, moveChannel, readChannel } from './live-pointer';
import { readChain } from './deployment-chain';
import { writeDeployment } from './deployments';
import { nextDeployment, type NamedDeployment } from './deployment';
import { StoreConflict } from '../store/store';
import { describeOnEachStore } from '../testing/each-store';
import { aDeploymentInput } from '../testing/records';

describeOnEachStore('channels', (given) => {
  let first: NamedDeployment;
  let second: NamedDeployment;

  beforeEach(async () => {
    first = await writeDeployment(given.store, nextDeployment(null, aDeploymentInput()));
    second = await writeDeployment(
      given.store,
      nextDeployment(first, aDeploymentInput({ time: '2026-11-21T05:00:00.000Z' })),
    );
  });

  it('point nowhere at first', async () => {
    expect(await readChannel(given.store, 'live')).toBeNull();
    expect(await listChannels(given.store)).toEqual([]);
  });

  it('point at the deployment that they were moved to', async () => {
    const time = new Date('2026-11-21T04:00:01.000Z');

    const moved = await moveChannel(given.store, 'live', null, first, time);

    expect(moved.pointer).toEqual({ deployment: first.name, sha256: first.sha256, time: time.toISOString() });
    expect(await readChannel(given.store, 'live')).toEqual(moved);
    expect(await listChannels(given.store)).toEqual(['live']);
  });

  it('have the chain of their deployment as history', async () => {
    const { version } = await moveChannel(given.store, 'live', null, first);
    const { pointer } = await moveChannel(given.store, 'live', version, second);

    const { deployments } = await readChain(given.store, deploymentOf(pointer));

    expect(deployments.map(({ name }) => name)).toEqual([second.name, first.name]);
  });

  it('refuse to move for the one who decided on an older state, and stay', async () => {
    const { version } = await moveChannel(given.store, 'live', null, first);
    const moved = await moveChannel(given.store, 'live', version, second);

    await expect(moveChannel(given.store, 'live', version, first)).rejects.toThrow(StoreConflict);
    await expect(moveChannel(given.store, 'live', null, first)).rejects.toThrow(StoreConflict);
    expect(await readChannel(given.store, 'live')).toEqual(moved);
  });

  it('never point at a deployment that is not stored', async () => {
    const absent = { name: '000009-ffffffffffff', sha256: 'f'.repeat(64) };

    await expect(moveChannel(given.store, 'live', null, absent)).rejects.toMatchObject({
      code: 'deployment-missing',
    });
    expect(await readChannel(given.store, 'live')).toBeNull();
  });

  it('refuse a name that climbs out', async () => {
    await expect(readChannel(given.store, '../live')).rejects.toMatchObject({ code: 'bad-name' });
    await expect(moveChannel(given.store, 'a/b', null, first)).rejects.toMatchObject({ code: 'bad-name' });
  });

  it('refuse a pointer that cannot be read, by its key', async () => {
    await given.store.replace('channels/live.json', Buffer.from('{"deployment":"x"}'), null);

    await expect(readChannel(given.store, 'live')).rejects.toMatchObject({
      code: 'record-unreadable',
      message: expect.stringContaining('channels/live.json'),
    });
  });
});
