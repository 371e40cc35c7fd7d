import { aPageDeployment } from '../testing/a-page-deployment';
import { startVitals } from './start-vitals';

const measureVitals = jest.fn();
const load = jest.fn();
let readyState: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  measureVitals.mockReset();
  load.mockReset().mockResolvedValue({ measureVitals });
  readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
});

afterEach(() => {
  jest.useRealTimers();
  readyState.mockRestore();
});

/** Lets the page load and come to rest. */
async function loadPage() {
  dispatchEvent(new Event('load'));
  await jest.runAllTimersAsync();
}

it('loads and measures nothing without an endpoint', async () => {
  startVitals({ deployment: aPageDeployment(), endpoint: '', load });
  await loadPage();

  expect(load).not.toHaveBeenCalled();
});

it('leaves previews alone', async () => {
  startVitals({ deployment: { ...aPageDeployment(), basePath: '/_preview/p1' }, endpoint: '/vitals', load });
  await loadPage();

  expect(load).not.toHaveBeenCalled();
});

it('loads what measures only after the page has loaded and is idle', async () => {
  startVitals({ deployment: aPageDeployment(), endpoint: '/vitals', load });
  await jest.runAllTimersAsync();
  expect(load).not.toHaveBeenCalled();

  dispatchEvent(new Event('load'));
  expect(load).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();

  expect(load).toHaveBeenCalledTimes(1);
  expect(measureVitals).toHaveBeenCalledWith(aPageDeployment(), '/vitals');
});

it('measures a page that has loaded already', async () => {
  readyState.mockReturnValue('complete');

  startVitals({ deployment: aPageDeployment(), endpoint: '/vitals', load });
  await jest.runAllTimersAsync();

  expect(measureVitals).toHaveBeenCalled();
});

it('leaves the visit alone when what measures cannot be loaded', async () => {
  load.mockRejectedValue(new Error('offline'));

  startVitals({ deployment: aPageDeployment(), endpoint: '/vitals', load });
  await loadPage();

  expect(measureVitals).not.toHaveBeenCalled();
});
