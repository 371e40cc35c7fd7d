import { aPageLock } from '../testing/a-page-deployment';
import { switchTab } from '../testing/switch-tab';
import { watchLiveLock } from './watch-live-deployment';

const followLiveLock = jest.fn();
const load = jest.fn();
const onNewer = jest.fn();

beforeEach(() => {
  followLiveLock.mockReset();
  load.mockReset().mockResolvedValue({ followLiveLock });
});

async function comeBack() {
  switchTab('hidden');
  switchTab('visible');
  await Promise.resolve();
  await Promise.resolve();
}

it('loads what follows the live lock at the first return to the tab, and starts it once', async () => {
  watchLiveLock({ lock: { ...aPageLock(), basePath: '/_preview/p1' }, onNewer, load });
  switchTab('hidden');
  expect(load).not.toHaveBeenCalled();

  await comeBack();
  await comeBack();

  expect(followLiveLock.mock.calls).toEqual([
    [{ address: '/_preview/p1/lock.json', shown: aPageLock().lock, onNewer }],
  ]);
});

it('tries again at the next return when its code could not be had', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  watchLiveLock({ lock: aPageLock(), onNewer, load });
  await comeBack();
  expect(followLiveLock).not.toHaveBeenCalled();

  await comeBack();

  expect(followLiveLock).toHaveBeenCalledTimes(1);
});
