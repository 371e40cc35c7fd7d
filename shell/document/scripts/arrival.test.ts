import { arriveInPieces, PHONE_SCREEN } from './arrival';

const PAGE =
  '<header></header><main><section data-below-fold></section><section data-below-fold></section></main><footer></footer>';

let loaded: string[];

/** A browser on a screen that opens a page, by a link unless another way is named. */
function open({ isPhone = true, type = 'navigate' } = {}): void {
  loaded = [];
  const face = (family: string) => ({ family, load: async () => void loaded.push(family) });
  globalThis.matchMedia = (query) => ({ matches: query === PHONE_SCREEN && isPhone }) as MediaQueryList;
  performance.getEntriesByType = () => [{ type } as never];
  Object.assign(document, { fonts: [face('Anek Latin'), face('Anek Fallback Roboto Bold')] });
  document.body.innerHTML = PAGE;
  arriveInPieces();
}

const state = () => document.documentElement.dataset.arriving;
const left = () => document.querySelectorAll('[data-below-fold]').length;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  location.hash = '';
  delete document.documentElement.dataset.arriving;
});

it('paints the first screen of a page, then lays out the rest, piece by piece, then gives it its letters', async () => {
  open();
  expect([state(), left()]).toEqual(['', 2]);

  dispatchEvent(new Event('DOMContentLoaded'));
  jest.advanceTimersToNextFrame();
  const seen = [left()];
  for (let turn = 0; state() === ''; turn += 1) {
    jest.advanceTimersToNextTimer();
    seen.push(left());
  }
  expect([...new Set(seen)]).toEqual([2, 1, 0]);
  expect(state()).toBe('letters');

  await jest.runAllTimersAsync();
  expect(loaded).toEqual(['Anek Latin']);
  expect(document.querySelectorAll('[data-lettered]')).toHaveLength(4);
  expect(state()).toBeUndefined();
});

it('goes on where the page is still on its way after a while', () => {
  open();

  jest.advanceTimersByTime(1_000);

  expect(left()).toBe(0);
});

it.each([
  ['at an anchor', '#contact', {}],
  ['again', '', { type: 'reload' }],
  ['by the way back', '', { type: 'back_forward' }],
  ['on a wide screen', '', { isPhone: false }],
])('leaves a page alone that is opened %s', (_, hash, how) => {
  location.hash = hash;
  open(how);
  jest.runAllTimers();

  expect([state(), left()]).toEqual([undefined, 2]);
});
