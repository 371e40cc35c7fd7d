import { playStoreUrl, whatsAppUrl } from '@site/shared/site';
import { switchTab } from '../testing/switch-tab';
import { failures } from './start-visits';
import { clickOf, fingerprintOf, placeInRelease, watchVisit } from './watch-visit';

const visit = { arrive: jest.fn(), send: jest.fn(), whenSeen: jest.fn() };
const store = playStoreUrl({ playPackageId: 'in.brand' }, 'hero');
const chat = whatsAppUrl({ phone: '+919812345678' }, 'Hello, I am Asha');

beforeEach(() => {
  // What web-vitals asks of a browser: nothing is measured here.
  performance.getEntriesByType = () => [];
  visit.send.mockReset();
  failures.length = 0;
  document.body.innerHTML = `<a href="${store}">Download</a><form><input autocomplete="postal-code" value="560076"></form>`;
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

/** What is noted of a click on the words in such markup. */
function clickIn(markup: string) {
  document.body.innerHTML = markup;
  return clickOf(document.querySelector('b'));
}

it.each([
  [`<section id="contact"><a href="${store}"><b>Get</b></a></section>`, 'download', 'hero'],
  [
    `<a href="${playStoreUrl({ playPackageId: 'x' }, 'service-areas')}"><b>Get</b></a>`,
    'download',
    'service-areas',
  ],
  [`<section id="contact"><a href="${chat}"><b>Chat</b></a></section>`, 'whatsapp', 'contact'],
  [`<footer><a href="${chat}"><b>Chat</b></a></footer>`, 'whatsapp', 'footer'],
  [`<section id="asha"><a href="${chat}"><b>Chat</b></a></section>`, 'whatsapp', 'other'],
  [`<a href="https://play.google.com/store?referrer=asha"><b>Get</b></a>`, 'download', 'other'],
])('says what %s opens, and where it stands', (markup, control, place) => {
  expect(clickIn(markup)).toEqual({ control, place });
});

it.each(['<a href="/privacy-policy"><b>Policy</b></a>', '<button><b>Theme</b></button>', '<b>words</b>'])(
  'says nothing of %s',
  (markup) => {
    expect(clickIn(markup)).toBeNull();
  },
);

/** As Chromium and as Firefox write it. */
const STACKS = [
  'TypeError: no price for 98xxx\n    at Row (https://brand.in/_f/landing/LandingPage.1f2e.js:1:2345)',
  'Row@https://brand.in/_f/landing/LandingPage.1f2e.js:1:2345',
];

function thrown(stack: string, message = '', name = 'TypeError'): Error {
  return Object.assign(new Error(message), { name, stack });
}

it.each(STACKS)('finds the part and the position of an error: %s', (stack) => {
  expect(placeInRelease(thrown(stack))).toEqual({ part: 'landing', position: 'LandingPage.1f2e.js:1:2345' });
});

it.each(['f@chrome-extension://abcdef/content.js:1:1', 'f@https://brand.in/?name=asha:1:1', ''])(
  'finds none in what is not of a release: %s',
  (stack) => {
    expect(placeInRelease(thrown(stack))).toBeNull();
  },
);

it.each([undefined, null, 'a string', 42])('finds none in %s', (error) => {
  expect(placeInRelease(error)).toBeNull();
  expect(fingerprintOf(error)).toMatch(/^[0-9a-f]{8}$/);
});

it('has one fingerprint for the same error at the same place in every browser, whatever its words', () => {
  const [chromium = '', firefox = ''] = STACKS;
  const prints = [thrown(chromium, 'no price for 98xxx'), thrown(firefox, 'asha@ankura.in')].map(
    fingerprintOf,
  );

  expect(new Set(prints).size).toBe(1);
  expect(prints[0]).toMatch(/^[0-9a-f]{8}$/);
});

it('has another for each kind and each place', () => {
  const [stack = ''] = STACKS;
  const prints = [
    thrown(stack),
    thrown(stack, '', 'RangeError'),
    thrown(stack.replace(':2345', ':2346')),
    thrown(''),
  ].map(fingerprintOf);

  expect(new Set(prints).size).toBe(4);
});
