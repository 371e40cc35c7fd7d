import { describeOnAStore } from '../../testing/each-store';
import { aDeploymentInput } from '../../testing/records';
import { type Deployment, type NamedDeployment, nextDeployment } from './deployment';
import { writeDeployment } from './deployment';
import { moveLivePointer, readLivePointer } from './deployment-chain';

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
    const moved = await moveLivePointer(given.store, null, first);

    const { name, sha256, filesSha256 } = first;
    expect(moved).toMatchObject({ name, sha256, filesSha256 });
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
