import { startVisits } from './start-visits';

const watchVisit = jest.fn();
const load = jest.fn();
let readyState: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  watchVisit.mockReset();
  load.mockReset().mockResolvedValue({ watchVisit });
  readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});

afterEach(() => {
  jest.useRealTimers();
  readyState.mockRestore();
  globalThis.siteVisit = undefined;
});

function aSiteVisit(isCountedNow = true) {
  globalThis.siteVisit = { arrive: jest.fn(() => isCountedNow), send: jest.fn() };
  return globalThis.siteVisit;
}

/** Lets the page load and come to rest. */
async function loadPage() {
  dispatchEvent(new Event('load'));
  await jest.runAllTimersAsync();
}

it('loads and counts nothing on a page that does not count visits', async () => {
  startVisits(load);
  await loadPage();

  expect(load).not.toHaveBeenCalled();
});

it('says that the site has started, and watches, only after the page has loaded and is idle', async () => {
  const visit = aSiteVisit();

  startVisits(load);
  await jest.runAllTimersAsync();
  expect(visit.arrive).not.toHaveBeenCalled();
  await loadPage();

  expect(visit.arrive).toHaveBeenCalledWith(true);
  expect(watchVisit).toHaveBeenCalledWith(visit, false);
});

it('says it where the arrival was counted before the site had started', async () => {
  const visit = aSiteVisit(false);

  startVisits(load);
  await loadPage();

  expect(watchVisit).toHaveBeenCalledWith(visit, true);
});

it('leaves the visit alone when what watches cannot be loaded', async () => {
  const visit = aSiteVisit();
  load.mockRejectedValue(new Error('offline'));

  startVisits(load);
  await loadPage();

  expect(visit.arrive).toHaveBeenCalledTimes(1);
  expect(watchVisit).not.toHaveBeenCalled();
});
