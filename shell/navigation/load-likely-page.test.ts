import { loadLikelyPage } from './links';

let asked: string[];
let stop: () => void;

beforeEach(() => {
  asked = [];
  document.body.innerHTML = `
    <a id="policy" href="/privacy-policy"><span id="words">Privacy Policy</span></a>
    <a id="anchor" href="/#services">Services</a>
    <a id="unknown" href="/zebra">Zebra</a>
    <a id="store" href="https://play.google.com/store/apps">Download App</a>
    <a id="full" href="/privacy-policy" data-full-load>Try again</a>
    <p id="text">Words</p>`;
  stop = loadLikelyPage((pageId) => asked.push(pageId), '');
});
afterEach(() => stop());

const happen = (type: 'pointerover' | 'focusin', id: string) =>
  document.getElementById(id)!.dispatchEvent(new Event(type, { bubbles: true }));

it.each(['pointerover', 'focusin'] as const)('fetches the page that a link leads to at %s', (type) => {
  happen(type, 'policy');
  happen(type, 'words');
  happen(type, 'anchor');

  expect(asked).toEqual(['legal/PrivacyPolicyPage', 'legal/PrivacyPolicyPage', 'landing/LandingPage']);
});

it.each(['unknown', 'store', 'full', 'text'])(
  'fetches nothing for what is no link to another page: %s',
  (id) => {
    happen('pointerover', id);

    expect(asked).toEqual([]);
  },
);

it('fetches nothing for a visitor who asked for less data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

  happen('pointerover', 'policy');

  expect(asked).toEqual([]);
  Reflect.deleteProperty(navigator, 'connection');
});

it('fetches nothing once it was stopped', () => {
  stop();
  happen('pointerover', 'policy');

  expect(asked).toEqual([]);
});
