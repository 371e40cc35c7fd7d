import { fingerprintOf, placeInRelease } from './watch-visit';

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

it('is the same in every browser and release for the same error at the same place, whatever its words', () => {
  const [chromium = '', firefox = ''] = STACKS;
  const prints = [
    thrown(chromium, 'no price for 98xxx'),
    thrown(firefox, 'asha@ankura.in'),
    thrown(chromium.replace('3fa9c2d41b7e0011', '0000000000000000')),
  ].map(fingerprintOf);

  expect(new Set(prints).size).toBe(1);
  expect(prints[0]).toMatch(/^[0-9a-f]{8}$/);
});

it('differs by kind and by place', () => {
  const [stack = ''] = STACKS;
  const prints = [
    thrown(stack),
    thrown(stack, '', 'RangeError'),
    thrown(stack.replace(':2345', ':2346')),
    thrown(''),
  ].map(fingerprintOf);

  expect(new Set(prints).size).toBe(4);
});
