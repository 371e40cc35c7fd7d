import { changeOf, changesOfTick } from './texts';

const landing = { part: 'landing', release: '3fa9c2d41b7e0011' };

it.each([
  [{ status: 'published', ...landing }, 'landing@3fa9c2d41b7e0011 is published'],
  [
    { status: 'withdrawn', ...landing, message: 'A wrong price' },
    'landing@3fa9c2d41b7e0011 is withdrawn: A wrong price',
  ],
  [
    {
      status: 'promoted',
      deployment: '000002-3fa9c2d41b7e',
      changed: [{ ...landing, from: null, to: landing.release }],
    },
    'landing@3fa9c2d41b7e0011 is live, with deployment 000002-3fa9c2d41b7e',
  ],
  [
    { status: 'cancelled', number: 3, parts: { landing: { release: landing.release } } },
    'Schedule 3 is cancelled: landing@3fa9c2d41b7e0011',
  ],
  [
    { status: 'rolled-back', deployment: '000003-41b7e0011aaa' },
    'The site is rolled back, with deployment 000003-41b7e0011aaa',
  ],
  [
    { status: 'scheduled', ...landing, at: '2026-11-27T04:30:00.000Z' },
    'landing@3fa9c2d41b7e0011 is to go live at 27 Nov 2026, 10:00:00 +05:30',
  ],
])('the outcome %j is told as: %s', (outcome, text) => {
  expect(changeOf(outcome)?.text).toBe(text);
});

it.each([{ status: 'already-live' }, { status: 'constructor' }, {}])('%j is no news', (outcome) => {
  expect(changeOf(outcome)).toBeNull();
});

it('a refused schedule is told the first time alone', () => {
  const problems = [
    {
      code: 'check-missing',
      severity: 'error' as const,
      message: 'No browser saw it.',
      remedy: 'Run the check.',
    },
  ];
  const done = [
    {
      number: 1,
      releases: ['landing@3fa9c2d41b7e0011'],
      deployment: '000004-aaaaaaaaaaaa',
      due: '',
      lateMs: 0,
    },
  ];
  const refused = [
    { number: 2, releases: ['landing@3fa9c2d41b7e0011'], message: 'For Diwali', problems, isNew: true },
    { number: 3, releases: ['legal@3fa9c2d41b7e0011'], message: '', problems, isNew: false },
  ];

  expect(changesOfTick({ done, refused }).map(({ text }) => text)).toEqual([
    'Schedule 1 is carried out: landing@3fa9c2d41b7e0011 is live, with deployment 000004-aaaaaaaaaaaa',
    'Not live at its time: landing: For Diwali (landing@3fa9c2d41b7e0011). Schedule 2 was refused, and what is live stays: No browser saw it.',
  ]);
});
