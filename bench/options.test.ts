import { readOptions } from './options';

it('measures both pages nine times, without baselines, unless told otherwise', () => {
  expect(readOptions([])).toMatchObject({
    runs: 9,
    pages: ['/', '/privacy-policy'],
    baselines: [],
    out: 'bench/results.md',
  });
});

it('takes any number of baselines by name and folder', () => {
  const { baselines } = readOptions([
    '--baseline',
    'static=../static',
    '--baseline',
    'mf-conventional=/srv/mf=1',
  ]);

  expect(baselines).toEqual([
    { name: 'static', folder: '../static' },
    { name: 'mf-conventional', folder: '/srv/mf=1' },
  ]);
});

it.each([
  [['--baseline', '../static'], '"../static" names no baseline'],
  [['--runs', 'many'], '"many" is no number of runs'],
  [['--runs', '0'], '"0" is no number of runs'],
  [['--fast'], "Unknown option '--fast'"],
])('refuses %j in one sentence', (args, sentence) => {
  expect(() => readOptions(args)).toThrow(sentence);
});
