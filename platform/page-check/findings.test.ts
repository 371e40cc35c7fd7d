import { type Facts, findingsIn, missingWords } from './findings';
import { listViews, pagePaths, pathsIn } from './views';

const VIEW = listViews(['/'], [])[0]!;

const fine: Facts = {
  status: 200,
  leftFor: null,
  isHydrated: true,
  messages: [],
  uncaught: [],
  failed: [],
  shift: 0,
  brokenPictures: [],
  overflow: { by: 0, elements: [] },
  words: 'Your Local B2B Mandi',
  violations: [],
  unreachable: [],
  narrow: { by: 0, elements: [] },
  print: { overflow: { by: 0, elements: [] }, words: 'Your Local B2B Mandi' },
};
const checksOf = (facts: Partial<Facts>, view = VIEW) =>
  findingsIn(view, { ...fine, ...facts }).map(({ check }) => check);

describe('a view of a page', () => {
  it('has nothing against it where all is well', () => {
    expect(checksOf({})).toEqual([]);
  });

  it('may shift by as little as reads 0.00, as where the brand’s letters take the place of the device’s', () => {
    expect(checksOf({ shift: 0.0049 })).toEqual([]);
  });

  const wide = { by: 12, elements: ['<table>'] };
  it.each<[string, Partial<Facts>, string]>([
    ['its scripts do not start', { isHydrated: false }, 'starts'],
    ['it leaves for another address', { leftFor: 'http://localhost:1/' }, 'answers'],
    ['a script throws', { uncaught: ['no crates'] }, 'console'],
    ['the console warns', { messages: ['Hydration failed'] }, 'console'],
    [
      'the policy refuses something',
      { messages: ['Refused to load https://ads.example/: violates the Content Security Policy directive'] },
      'policy',
    ],
    ['a file is not there', { failed: ['404 /_f/landing/crate.svg'] }, 'requests'],
    ['a picture does not arrive', { brokenPictures: ['/crate.svg'] }, 'pictures'],
    ['its layout shifts', { shift: 0.005 }, 'layout-shift'],
    ['it is wider than its window', { overflow: wide }, 'overflow'],
    ['it is wider than 320 px', { narrow: wide }, 'overflow'],
    [
      'axe finds something',
      { violations: ['image-alt: Images must have alternative text'] },
      'accessibility',
    ],
    ['the keyboard misses a button', { unreachable: ['Download App'] }, 'keyboard'],
    ['its paper is empty', { print: { overflow: { by: 0, elements: [] }, words: '' } }, 'print'],
    ['it is an error', { status: 500 }, 'answers'],
  ])('is found out where %s', (_, facts, check) => {
    expect(checksOf(facts)).toEqual([check]);
  });

  it('may say in the console that a remote is missing where one was taken away, and may not throw', () => {
    const without = { ...VIEW, missing: 'legal' };

    expect(
      checksOf({ isHydrated: null, messages: ['Part "legal" did not bring its page'] }, without),
    ).toEqual([]);
    expect(checksOf({ isHydrated: null, uncaught: ['legal is undefined'] }, without)).toEqual(['console']);
  });

  it('loses no words without scripts or a remote', () => {
    expect(missingWords({ ...fine, words: 'Your Local B2B Mandi' }, fine)).toEqual([]);
    expect(missingWords({ ...fine, words: 'Loading' }, fine)).toMatchObject([{ check: 'words' }]);
  });
});

describe('the views of a site', () => {
  const paths = pagePaths([
    'index.html',
    'index.html.br',
    'kn/index.html',
    '404.html',
    'privacy-policy.html',
  ]);

  it('are of every page in every language, and of no page that says "not found"', () => {
    expect(paths).toEqual(['/', '/kn/', '/privacy-policy']);
    expect(pathsIn(paths, [])).toEqual(paths);
    expect(pathsIn(paths, ['kn'])).toEqual(['/kn/']);
    expect(() => pathsIn(paths, ['fr'])).toThrow('no page in the language "fr"');
  });

  it('are phone and desktop in both themes, both without scripts, and a phone without each remote', () => {
    const named = listViews(['/'], ['landing', 'legal']).map(
      ({ device, theme, hasScripts, missing }) => [device, theme, hasScripts, missing] as const,
    );

    expect(named).toEqual([
      ['phone', 'light', true, null],
      ['phone', 'dark', true, null],
      ['desktop', 'light', true, null],
      ['desktop', 'dark', true, null],
      ['phone', 'light', false, null],
      ['desktop', 'light', false, null],
      ['phone', 'light', true, 'landing'],
      ['phone', 'light', true, 'legal'],
    ]);
  });
});
