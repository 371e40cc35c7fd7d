import { startVisits } from './start-visits';

const watchVisit = jest.fn();
const load = jest.fn();
const pageAnswer = jest.fn();
let readyState: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  watchVisit.mockReset();
  load.mockReset().mockResolvedValue({ watchVisit });
  pageAnswer.mockReset().mockResolvedValue(undefined);
  readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});

afterEach(() => {
  globalThis.siteVisit = undefined;
});

function aSiteVisit(isCountedNow = true) {
  globalThis.siteVisit = { arrive: jest.fn(() => isCountedNow), send: jest.fn(), whenSeen: (then) => then() };
  return globalThis.siteVisit;
}

/** Lets the page load and come to rest. */
async function loadPage() {
  readyState.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await jest.runAllTimersAsync();
}

it('loads and counts nothing on a page that does not count visits', async () => {
  startVisits(pageAnswer, load);
  await loadPage();

  expect(load).not.toHaveBeenCalled();
});

it('says that the site has started, and watches, only after the page has loaded and is idle', async () => {
  const visit = aSiteVisit();

  startVisits(pageAnswer, load);
  await jest.runAllTimersAsync();
  expect(visit.arrive).not.toHaveBeenCalled();
  await loadPage();

  expect(visit.arrive).toHaveBeenCalledWith(true);
  expect(watchVisit).toHaveBeenCalledWith(visit, false);
});

it('waits for the page’s own part, however idle the page is', async () => {
  const visit = aSiteVisit();
  let answer!: () => void;
  pageAnswer.mockReturnValue(new Promise<void>((resolve) => (answer = resolve)));

  startVisits(pageAnswer, load);
  await loadPage();
  expect(visit.arrive).not.toHaveBeenCalled();
  answer();
  await jest.runAllTimersAsync();

  expect(visit.arrive).toHaveBeenCalledWith(true);
});

it('says it where the arrival was counted before the site had started', async () => {
  const visit = aSiteVisit(false);

  startVisits(pageAnswer, load);
  await loadPage();

  expect(watchVisit).toHaveBeenCalledWith(visit, true);
});

it('leaves the visit alone when what watches cannot be loaded', async () => {
  const visit = aSiteVisit();
  load.mockRejectedValue(new Error('offline'));

  startVisits(pageAnswer, load);
  await loadPage();

  expect(visit.arrive).toHaveBeenCalledTimes(1);
  expect(watchVisit).not.toHaveBeenCalled();
});
