import { playStoreUrl } from '@site/shared/site';
import { switchTab } from '../testing/switch-tab';
import { failures } from './start-visits';
import { watchVisit } from './watch-visit';

const visit = { arrive: jest.fn(), send: jest.fn(), whenSeen: jest.fn() };
const download = `<a href="${playStoreUrl({ playPackageId: 'in.brand' }, 'hero')}">Download</a>`;

beforeEach(() => {
  // What web-vitals asks of a browser: nothing is measured here.
  performance.getEntriesByType = () => [];
  visit.send.mockReset();
  failures.length = 0;
  document.body.innerHTML = `${download}<form><input autocomplete="postal-code" value="560076"></form>`;
  document.querySelector('a')?.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => switchTab('hidden'));

function aFailure(place: string): Error {
  return Object.assign(new Error('asha'), { stack: `f@https://brand.in/_f/landing/${place}` });
}

it('sends what happened when the visitor switches away, once', () => {
  watchVisit(visit, false);
  failures.push({ part: 'landing', error: aFailure('a.js:1:2') });
  document.querySelector('a')?.click();
  document.querySelector('a')?.click();
  document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true }));
  expect(visit.send).not.toHaveBeenCalled();

  switchTab('hidden');
  switchTab('visible');
  document.querySelector('a')?.click();
  switchTab('hidden');

  expect(visit.send.mock.calls).toEqual([
    [
      {
        kind: 'leaving',
        failures: [{ part: 'landing', fingerprint: expect.stringMatching(/^[0-9a-f]{8}$/) }],
        vitals: {},
        clicks: [{ control: 'download', place: 'hero' }],
        pincode: true,
      },
    ],
  ]);
  expect(JSON.stringify(visit.send.mock.calls)).not.toMatch(/560076|asha/);
});

it('says that the site started after its arrival was counted', () => {
  watchVisit(visit, true);

  switchTab('hidden');

  expect(visit.send.mock.calls).toEqual([
    [{ kind: 'leaving', startedLate: true, failures: [], vitals: {}, clicks: [] }],
  ]);
});

it('counts what is thrown in the code of a part, and nothing that an extension throws', () => {
  watchVisit(visit, false);
  const ofExtension = Object.assign(new Error(), { stack: 'f@moz-extension://x/content.js:1:1' });
  for (const error of [aFailure('b.js:1:9'), ofExtension]) dispatchEvent(new ErrorEvent('error', { error }));

  switchTab('hidden');

  expect(visit.send.mock.calls[0]?.[0]).toMatchObject({ failures: [{ part: 'landing' }] });
});

it('tells a failure that throws again and again once, and of five failures at most', () => {
  watchVisit(visit, false);
  for (let count = 0; count < 20; count += 1)
    failures.push({ part: 'landing', error: aFailure(`a.js:1:${count % 10}`) });

  switchTab('hidden');

  const [{ failures: sent }] = visit.send.mock.calls[0] as [{ failures: object[] }];
  expect(sent).toHaveLength(5);
  expect(new Set(sent.map((failure) => JSON.stringify(failure))).size).toBe(5);
});
