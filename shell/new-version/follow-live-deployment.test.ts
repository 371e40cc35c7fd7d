import { switchTab } from '../testing/switch-tab';
import { followLiveLock } from './follow-live-deployment';

const MINUTE = 60_000;
const onNewer = jest.fn();
const fetchLock = jest.fn();
let stop: () => void;

const answerWith = (body: unknown, ok = true) =>
  fetchLock.mockResolvedValue({ ok, status: ok ? 200 : 503, json: async () => body });

beforeEach(() => {
  jest.useFakeTimers();
  onNewer.mockReset();
  fetchLock.mockReset();
  globalThis.fetch = fetchLock;
});

afterEach(() => {
  stop();
  jest.useRealTimers();
});

/** A tab whose page shows lock L1 asks for the first time. */
async function follow() {
  stop = followLiveLock({ address: '/lock.json', shown: 'L1', onNewer });
  await jest.advanceTimersByTimeAsync(0);
}

async function comeBackAfter(pause: number) {
  switchTab('hidden');
  await jest.advanceTimersByTimeAsync(pause);
  switchTab('visible');
  await jest.advanceTimersByTimeAsync(0);
}

it('says nothing while the live lock is the page’s', async () => {
  answerWith({ lock: 'L1' });
  await follow();

  expect(fetchLock).toHaveBeenCalledWith('/lock.json', { cache: 'no-cache' });
  expect(onNewer).not.toHaveBeenCalled();
});

it('tells once of each lock that went live', async () => {
  answerWith({ lock: 'L2' });
  await follow();
  await comeBackAfter(6 * MINUTE);
  expect(onNewer).toHaveBeenCalledTimes(1);

  answerWith({ lock: 'L3' });
  await comeBackAfter(6 * MINUTE);
  expect(onNewer).toHaveBeenCalledTimes(2);
});

it('says nothing when the page’s lock is live again', async () => {
  answerWith({ lock: 'L2' });
  await follow();
  answerWith({ lock: 'L1' });
  await comeBackAfter(6 * MINUTE);

  expect(onNewer).toHaveBeenCalledTimes(1);
});

it('asks at most every five minutes, and only when the visitor comes back', async () => {
  answerWith({ lock: 'L1' });
  await follow();
  await comeBackAfter(4 * MINUTE);
  await jest.advanceTimersByTimeAsync(60 * MINUTE);
  expect(fetchLock).toHaveBeenCalledTimes(1);

  await comeBackAfter(0);
  expect(fetchLock).toHaveBeenCalledTimes(2);
});

it.each([
  ['answers with a fault', () => answerWith({ lock: 'L2' }, false)],
  ['answers with something else', () => answerWith({ version: 2 })],
  ['cannot be reached', () => fetchLock.mockRejectedValue(new TypeError('Failed to fetch'))],
])('tries three times and keeps still when the server %s', async (_, answer) => {
  answer();
  await follow();
  await jest.advanceTimersByTimeAsync(10 * MINUTE);

  expect(fetchLock).toHaveBeenCalledTimes(3);
  expect(onNewer).not.toHaveBeenCalled();
});
