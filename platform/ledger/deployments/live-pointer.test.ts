import { describeOnAStore } from '../../testing/each-store';
import { aDeploymentInput } from '../../testing/records';
import { type Deployment, type NamedDeployment, nextDeployment } from './deployment';
import { writeDeployment } from './deployment';
import { moveLivePointer, readLivePointer } from './live-pointer';

describeOnAStore('the live pointer', (given) => {
  let first: NamedDeployment;

  const stored = async (deployment: Deployment): Promise<NamedDeployment> => ({
    ...(await writeDeployment(given.store, deployment)),
    filesSha256: 'b'.repeat(64),
  });

  beforeEach(async () => {
    first = await stored(nextDeployment(null, aDeploymentInput()));
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
