import { RETRY_PAUSES_MS } from './remotes/load-with-retries';
import { startWithRetries } from './start';
import { aPageDeployment } from './testing/a-page-deployment';
import { switchTab } from './testing/switch-tab';

let consoleError: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});

const deployment = aPageDeployment();
const chunkMissing = Object.assign(new Error('Loading chunk 628 failed.'), { request: '/_f/shell/628.js' });
const failing = () => jest.fn(() => Promise.reject(chunkMissing));
const letTimePass = (duration: number) => jest.advanceTimersByTimeAsync(duration);

it('starts once, and says nothing, when all is there', async () => {
  const start = jest.fn(async () => undefined);

  await startWithRetries(deployment, start);
  await letTimePass(60_000);

  expect(start).toHaveBeenCalledTimes(1);
  expect(consoleError).not.toHaveBeenCalled();
});

it('starts again after growing pauses, says why each time, and waits for a sign after the last', async () => {
  const start = failing();

  void startWithRetries(deployment, start);
  for (const [earlier, pause] of RETRY_PAUSES_MS.entries()) {
    await letTimePass(pause - 1);
    expect(start).toHaveBeenCalledTimes(earlier + 1);
    await letTimePass(1);
  }
  await letTimePass(600_000);

  expect(start).toHaveBeenCalledTimes(RETRY_PAUSES_MS.length + 1);
  expect(consoleError.mock.calls).toHaveLength(RETRY_PAUSES_MS.length + 1);

  dispatchEvent(new Event('online'));
  await letTimePass(0);
  expect(start).toHaveBeenCalledTimes(RETRY_PAUSES_MS.length + 2);
});

it('names part, attempt, address, release and deployment of what failed, and hands the cause on', async () => {
  void startWithRetries(deployment, failing());
  await letTimePass(0);

  expect(consoleError.mock.calls).toEqual([
    [
      `Part "shell" did not start bootstrap (attempt 1): ${location.origin}/_f/shell/628.js, ` +
        'release s7, deployment 000012-3fa9c2d41b7e. The page stays as it was served.',
      chunkMissing,
    ],
  ]);
});

it("names the shell's folder when what failed is not a file", async () => {
  void startWithRetries(deployment, () => Promise.reject(new Error('broken')));
  await letTimePass(0);

  expect(String(consoleError.mock.calls[0]?.[0])).toContain(`: ${location.origin}/_f/shell/, release s7`);
});

it('starts again at once when the connection is back', async () => {
  const start = failing();
  void startWithRetries(deployment, start);
  await letTimePass(0);

  dispatchEvent(new Event('online'));
  await letTimePass(0);

  expect(start).toHaveBeenCalledTimes(2);
});

it('starts again at once when the visitor returns to the tab, not when they leave it', async () => {
  const start = failing();
  void startWithRetries(deployment, start);
  await letTimePass(0);

  switchTab('hidden');
  await letTimePass(0);
  expect(start).toHaveBeenCalledTimes(1);

  switchTab('visible');
  await letTimePass(0);
  expect(start).toHaveBeenCalledTimes(2);
});

it('makes no attempt for the pause that the connection cut short', async () => {
  const start = jest.fn().mockRejectedValueOnce(chunkMissing).mockResolvedValue(undefined);
  void startWithRetries(deployment, start);
  await letTimePass(0);
  dispatchEvent(new Event('online'));
  await letTimePass(60_000);

  dispatchEvent(new Event('online'));
  await letTimePass(60_000);

  expect(start).toHaveBeenCalledTimes(2);
});
