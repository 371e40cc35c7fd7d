import { earlyTapsScript } from './early-taps-script';
import { replayEarlyTaps, takeEarlyTaps } from './early-taps';

let tapped: string[];

beforeEach(() => {
  document.body.onclick = document.body.onchange = null;
  document.body.innerHTML =
    '<button><b>Theme</b></button><label><input type="radio" name="t">Dark</label><a href="#x">Link</a><button>Other</button>';
  new Function(earlyTapsScript)();
});

/** As React does: listens from now on. */
function startListening() {
  takeEarlyTaps();
  tapped = [];
  document.body.onclick = ({ target }) => {
    const { localName, textContent } = target as HTMLElement;
    tapped.push(textContent || localName);
  };
}

const tap = (selector: string) => document.querySelector<HTMLElement>(selector)!.click();

it('taps again what was tapped before anybody listened, in order', () => {
  tap('b');
  tap('input');
  startListening();

  replayEarlyTaps();

  expect(tapped).toEqual(['Theme', 'input']);
});

it('has a radio button that the browser has checked meanwhile tell of its change', () => {
  tap('input');
  startListening();
  const changed = jest.fn();
  document.body.onchange = changed;

  replayEarlyTaps();

  expect(changed).toHaveBeenCalledTimes(1);
  expect(document.querySelector('input')!.checked).toBe(true);
});

it('taps a control once that was tapped more than once', () => {
  tap('button');
  tap('button:last-of-type');
  tap('button');
  startListening();

  replayEarlyTaps();

  expect(tapped).toEqual(['Other', 'Theme']);
});

it('leaves alone what works by itself, what came later, and what is gone', () => {
  tap('a');
  tap('button:last-of-type');
  document.querySelector('button:last-of-type')!.remove();
  startListening();
  tap('button');

  replayEarlyTaps();
  replayEarlyTaps();

  expect(tapped).toEqual(['Theme']);
});
