import { RETRY_PAUSES } from './remotes/remote-pages';
import { startWithRetries } from './start';

let consoleError: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  consoleError = jest.spyOn(console, 'error').mockImplementation();
});

afterEach(() => {
  consoleError.mockRestore();
  jest.useRealTimers();
});

const chunkMissing = new Error('Loading chunk 628 failed.');
const failing = () => jest.fn(() => Promise.reject(chunkMissing));
const letTimePass = (duration: number) => jest.advanceTimersByTimeAsync(duration);

it('starts once, and says nothing, when all is there', async () => {
  const start = jest.fn(async () => undefined);

  await startWithRetries(start);
  await letTimePass(60_000);

  expect(start).toHaveBeenCalledTimes(1);
  expect(consoleError).not.toHaveBeenCalled();
});

it('starts again after growing pauses, says why each time, and gives up after the last', async () => {
  const start = failing();

  void startWithRetries(start);
  for (const [earlier, pause] of RETRY_PAUSES.entries()) {
    await letTimePass(pause - 1);
    expect(start).toHaveBeenCalledTimes(earlier + 1);
    await letTimePass(1);
  }
  await letTimePass(600_000);

  expect(start).toHaveBeenCalledTimes(RETRY_PAUSES.length + 1);
  expect(consoleError.mock.calls).toHaveLength(RETRY_PAUSES.length + 1);
  expect(consoleError.mock.calls[0]).toEqual([
    expect.stringContaining('the page stays as it was served'),
    chunkMissing,
  ]);
});

it('starts again at once when the connection is back', async () => {
  const start = failing();
  void startWithRetries(start);
  await letTimePass(0);

  dispatchEvent(new Event('online'));
  await letTimePass(0);

  expect(start).toHaveBeenCalledTimes(2);
});

it('makes no attempt for the pause that the connection cut short', async () => {
  const start = jest.fn().mockRejectedValueOnce(chunkMissing).mockResolvedValue(undefined);
  void startWithRetries(start);
  await letTimePass(0);
  dispatchEvent(new Event('online'));
  await letTimePass(60_000);

  dispatchEvent(new Event('online'));
  await letTimePass(60_000);

  expect(start).toHaveBeenCalledTimes(2);
});
