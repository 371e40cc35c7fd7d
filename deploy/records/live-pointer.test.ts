import { StoreConflict } from '../store/store';
import { describeOnEachStore } from '../testing/each-store';
import { aDeploymentInput } from '../testing/records';
import { type Deployment, type NamedDeployment, nextDeployment } from './deployment';
import { readChain } from './deployment-chain';
import { writeDeployment } from './deployments';
import { deploymentOf, moveLivePointer, readLivePointer } from './live-pointer';

describeOnEachStore('the live pointer', (given) => {
  let first: NamedDeployment;
  let second: NamedDeployment;

  const stored = async (deployment: Deployment): Promise<NamedDeployment> => ({
    ...(await writeDeployment(given.store, deployment)),
    filesSha256: 'b'.repeat(64),
  });

  beforeEach(async () => {
    first = await stored(nextDeployment(null, aDeploymentInput()));
    second = await stored(nextDeployment(first, aDeploymentInput({ time: '2026-11-21T05:00:00.000Z' })));
  });

  it('points nowhere at first', async () => {
    expect(await readLivePointer(given.store)).toBeNull();
  });

  it('points at the deployment that it was moved to', async () => {
    const time = new Date('2026-11-21T04:00:01.000Z');

    const moved = await moveLivePointer(given.store, null, first, time);

    expect(moved.pointer).toEqual({
      deployment: first.name,
      sha256: first.sha256,
      filesSha256: first.filesSha256,
      time: time.toISOString(),
    });
    expect(await readLivePointer(given.store)).toEqual(moved);
  });

  it('has the chain of its deployment as history', async () => {
    const { version } = await moveLivePointer(given.store, null, first);
    const moved = await moveLivePointer(given.store, version, second);

    const { deployments } = await readChain(given.store, deploymentOf(moved));

    expect(deployments.map(({ name }) => name)).toEqual([second.name, first.name]);
  });

  it('refuses to move for the one who decided on an older state, and stays', async () => {
    const { version } = await moveLivePointer(given.store, null, first);
    const moved = await moveLivePointer(given.store, version, second);

    await expect(moveLivePointer(given.store, version, first)).rejects.toThrow(StoreConflict);
    await expect(moveLivePointer(given.store, null, first)).rejects.toThrow(StoreConflict);
    expect(await readLivePointer(given.store)).toEqual(moved);
  });

  it('never points at a deployment that is not stored', async () => {
    const absent = { ...first, name: '000009-ffffffffffff' };

    await expect(moveLivePointer(given.store, null, absent)).rejects.toMatchObject({
      code: 'deployment-missing',
    });
    expect(await readLivePointer(given.store)).toBeNull();
  });

  it('is refused by its key when it cannot be read', async () => {
    await given.store.replace('pointers/live.json', Buffer.from('{"deployment":"x"}'), null);

    await expect(readLivePointer(given.store)).rejects.toMatchObject({
      code: 'record-unreadable',
      message: expect.stringContaining('pointers/live.json'),
    });
  });
});
