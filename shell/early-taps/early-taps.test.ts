import { holdEarlyTaps, releaseEarlyTaps } from './early-taps';
import { noteTaps } from '../document/scripts/head';

/** What React heard of, in order: the words of a control, or its tag. */
let heard: string[];
let root: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="root"><button><b>Theme</b></button><label><input type="radio" name="t">Dark</label><a href="#x">Link</a><button>Other</button>' +
    '<div id="page"><button>Check</button><a href="#y">Download</a></div></div>';
  root = document.getElementById('root')!;
  noteTaps();
});

afterEach(() => {
  releaseEarlyTaps('frame');
  releaseEarlyTaps('page');
});

/** As React does when it begins to take a page over. */
function startListening() {
  holdEarlyTaps();
  heard = [];
  root.addEventListener(
    'click',
    ({ target }) => {
      const { localName, textContent } = target as HTMLElement;
      heard.push(textContent || localName);
    },
    true,
  );
}

const tap = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

it('taps again what was tapped before a listener was there, in order', () => {
  tap('b');
  tap('input');
  startListening();

  releaseEarlyTaps('frame');

  expect(heard).toEqual(['Theme', 'input']);
});

it('has a radio button that the browser has checked meanwhile tell of its change', () => {
  tap('input');
  startListening();
  const changed = jest.fn();
  root.onchange = changed;

  releaseEarlyTaps('frame');

  expect(changed).toHaveBeenCalledTimes(1);
  expect(document.querySelector('input')!.checked).toBe(true);
});

it('taps a control once that was tapped more than once', () => {
  tap('button');
  tap('#root > button:last-of-type');
  startListening();
  tap('button');

  releaseEarlyTaps('frame');

  expect(heard).toEqual(['Other', 'Theme']);
});

it('lets a tap wait until what was tapped is taken over, the frame or the page', () => {
  startListening();
  tap('#page button');
  tap('button');
  expect(heard).toEqual([]);

  releaseEarlyTaps('frame');
  expect(heard).toEqual(['Theme']);
  tap('#page button');
  tap('button');
  expect(heard).toEqual(['Theme', 'Theme']);

  releaseEarlyTaps('page');
  expect(heard).toEqual(['Theme', 'Theme', 'Check']);
  tap('#page button');
  expect(heard).toEqual(['Theme', 'Theme', 'Check', 'Check']);
});

it('lets keys pass, so that Esc closes a menu though the page’s code has not come', () => {
  startListening();
  const pressed = jest.fn();
  document.addEventListener('keydown', pressed, { once: true });

  document
    .querySelector('#page a')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

  expect(pressed).toHaveBeenCalledTimes(1);
});

it('does not stumble over an event of the window itself', () => {
  const failed = jest.fn();
  addEventListener('error', failed);
  startListening();

  window.dispatchEvent(new Event('change'));

  expect(failed).not.toHaveBeenCalled();
});

it('leaves alone what works by itself, and what is gone', () => {
  tap('a');
  tap('#root > button:last-of-type');
  document.querySelector('#root > button:last-of-type')!.remove();
  startListening();

  releaseEarlyTaps('frame');
  releaseEarlyTaps('page');

  expect(heard).toEqual([]);
});
