import { switchTab } from '../testing/switch-tab';
import { followLiveDeployment } from './follow-live-deployment';

const MINUTE = 60_000;
const onNewer = jest.fn();
const fetchDeployment = jest.fn();
let stop: () => void;

const answerWith = (body: unknown, ok = true) =>
  fetchDeployment.mockResolvedValue({ ok, status: ok ? 200 : 503, json: async () => body });

beforeEach(() => {
  jest.useFakeTimers();
  onNewer.mockReset();
  fetchDeployment.mockReset();
  globalThis.fetch = fetchDeployment;
});

afterEach(() => stop());

/** A tab whose page shows deployment L1 asks for the first time. */
async function follow() {
  stop = followLiveDeployment('/deployment.json', 'L1', onNewer);
  await jest.advanceTimersByTimeAsync(0);
}

async function comeBackAfter(pause: number) {
  switchTab('hidden');
  await jest.advanceTimersByTimeAsync(pause);
  switchTab('visible');
  await jest.advanceTimersByTimeAsync(0);
}

it('says nothing while the live deployment is the page’s', async () => {
  answerWith({ deployment: 'L1' });
  await follow();

  expect(fetchDeployment).toHaveBeenCalledWith('/deployment.json', { cache: 'no-cache' });
  expect(onNewer).not.toHaveBeenCalled();
});

it('tells once of each deployment that went live', async () => {
  answerWith({ deployment: 'L2' });
  await follow();
  await comeBackAfter(6 * MINUTE);
  expect(onNewer).toHaveBeenCalledTimes(1);

  answerWith({ deployment: 'L3' });
  await comeBackAfter(6 * MINUTE);
  expect(onNewer).toHaveBeenCalledTimes(2);
});

it('says nothing when the page’s deployment is live again', async () => {
  answerWith({ deployment: 'L2' });
  await follow();
  answerWith({ deployment: 'L1' });
  await comeBackAfter(6 * MINUTE);

  expect(onNewer).toHaveBeenCalledTimes(1);
});

it('asks at most every five minutes, and only when the visitor comes back', async () => {
  answerWith({ deployment: 'L1' });
  await follow();
  await comeBackAfter(4 * MINUTE);
  await jest.advanceTimersByTimeAsync(60 * MINUTE);
  expect(fetchDeployment).toHaveBeenCalledTimes(1);

  await comeBackAfter(0);
  expect(fetchDeployment).toHaveBeenCalledTimes(2);
});

it.each([
  ['answers with a fault', () => answerWith({ deployment: 'L2' }, false)],
  ['answers with something else', () => answerWith({ version: 2 })],
  ['cannot be reached', () => fetchDeployment.mockRejectedValue(new TypeError('Failed to fetch'))],
])('tries three times and keeps still when the server %s', async (_, answer) => {
  answer();
  await follow();
  await jest.advanceTimersByTimeAsync(10 * MINUTE);

  expect(fetchDeployment).toHaveBeenCalledTimes(3);
  expect(onNewer).not.toHaveBeenCalled();
});
