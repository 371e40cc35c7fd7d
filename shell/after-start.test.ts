import { expireCookies, watchLiveDeployment } from './after-start';
import { aPageDeployment } from './testing/a-page-deployment';
import { switchTab } from './testing/switch-tab';

const followLiveDeployment = jest.fn();
const load = jest.fn();
const onNewer = jest.fn();

beforeEach(() => {
  followLiveDeployment.mockReset();
  load.mockReset().mockResolvedValue({ followLiveDeployment });
});

async function comeBack() {
  switchTab('hidden');
  switchTab('visible');
  await Promise.resolve();
  await Promise.resolve();
}

it('loads what follows the live deployment at the first return to the tab, and starts it once', async () => {
  watchLiveDeployment({ ...aPageDeployment(), basePath: '/_preview/p1' }, onNewer, load);
  switchTab('hidden');
  expect(load).not.toHaveBeenCalled();

  await comeBack();
  await comeBack();

  expect(followLiveDeployment.mock.calls).toEqual([
    ['/_preview/p1/deployment.json', aPageDeployment().deployment, onNewer],
  ]);
});

it('tries again at the next return when its code could not be had', async () => {
  load.mockRejectedValueOnce(new Error('offline'));
  watchLiveDeployment(aPageDeployment(), onNewer, load);
  await comeBack();
  expect(followLiveDeployment).not.toHaveBeenCalled();

  await comeBack();

  expect(followLiveDeployment).toHaveBeenCalledTimes(1);
});

it('takes away the cookies that a script has left behind', () => {
  document.cookie = 'b0=xxx; path=/';
  document.cookie = 'b1=y=z; path=/; max-age=31536000';
  expect(document.cookie).toBe('b0=xxx; b1=y=z');

  expireCookies();

  expect(document.cookie).toBe('');
});
