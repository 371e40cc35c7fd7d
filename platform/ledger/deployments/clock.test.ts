import { aDeploymentInput, aReleaseInput, aReleaseOf } from '../../testing/records';
import { describeOnAStore } from '../../testing/each-store';
import { nextDeployment } from './deployment';
import { writeDeployment } from './deployment';
import { writeRelease } from '../releases/write-release';

/** Sets this machine's clock; the store's goes on by the system's. */
function setClock(minutesAhead: number) {
  const now = Date.now() + minutesAhead * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
}

describeOnAStore('a clock that is minutes ahead of the store', (given) => {
  // A store in memory dates what it keeps by `new Date()`, not by `Date.now()`.
  afterEach(() => jest.restoreAllMocks());

  it('dates no deployment, and leaves none behind', async () => {
    setClock(3);

    await expect(
      writeDeployment(given.store, nextDeployment(null, aDeploymentInput())),
    ).rejects.toMatchObject({ code: 'clock-wrong' });
    expect(await given.store.list('deployments/')).toEqual([]);
  });

  it('dates no release', async () => {
    setClock(3);

    await expect(writeRelease(given.store, aReleaseInput(), aReleaseOf('Open'))).rejects.toMatchObject({
      code: 'clock-wrong',
      message: expect.stringContaining('nothing was changed') as string,
    });
    expect((await given.store.list('')).filter((key) => key.endsWith('release.json'))).toEqual([]);
  });

  it('is good enough within two minutes', async () => {
    setClock(1.9);

    expect(await writeDeployment(given.store, nextDeployment(null, aDeploymentInput()))).toMatchObject({
      record: { number: 1 },
    });
  });
});
