import { aCandidate, type CandidateOptions } from '../testing/a-candidate';
import { aLanding, aLegal, aShell, type TinyRemoteOptions } from '../testing/tiny-parts';
import { contentGate, outlineGate } from './words-gates';

const aSiteWith = (landing: TinyRemoteOptions, change?: CandidateOptions['change']) =>
  aCandidate({ parts: [aShell(), aLanding(landing), aLegal()], change });

it.each([
  ['no first heading', '<h2>Mandi</h2>', 'has 0 first-level headings; a page has one, with words.'],
  [
    'two first headings',
    '<h1>Mandi</h1><h1>Your <b>Mandi</b></h1>',
    'has 2 first-level headings ("Mandi", "Your Mandi"); a page has one, with words.',
  ],
  ['a first heading without words', '<h1> <img alt="Mandi"></h1>', 'has 1 first-level heading ("")'],
])('rejects a page with %s', async (_, body, fact) => {
  expect(outlineGate(await aSiteWith({ body }))).toEqual([
    {
      code: 'page-heading',
      severity: 'error',
      message: expect.stringContaining(`The page / ${fact}`),
      remedy: 'Give the page one h1 in landing, and publish it again.',
    },
  ]);
});

it.each(['', ' '])('rejects a page with the title "%s"', async (title) => {
  const { documents, ...candidate } = await aCandidate();
  const untitled = documents.map(({ page, ...document }) => ({ ...document, page: { ...page, title } }));

  expect(outlineGate({ ...candidate, documents: untitled.slice(-1) })).toMatchObject([
    { code: 'page-title', message: 'The page /404 has no title.', remedy: expect.stringContaining('shell') },
  ]);
});

const check = async (body: string, texts: string[], change?: CandidateOptions['change']) =>
  contentGate(await aSiteWith({ body, texts }, change));

it('has nothing against a page that shows every text of its content', async () => {
  const body = '<h1>Mandi</h1><p>Open\n on <b>Sunday</b>.</p><p>Fish &amp; chips</p>';

  expect(await check(body, ['Mandi', 'Open on Sunday.', 'Fish & chips'])).toEqual([]);
});

it('counts what is said to those who do not see it', async () => {
  const body = '<h1>Mandi</h1><img alt="A crate"><ul aria-label="Localities"></ul>';

  expect(await check(body, ['A crate', 'Localities'])).toEqual([]);
});

it('rejects a page that lost texts, and tells them all', async () => {
  expect(await check('<h1>Mandi</h1>', ['Mandi', 'Open on\n Sunday.', 'Same day.'])).toEqual([
    {
      code: 'content-lost',
      severity: 'error',
      message: 'The page / lacks 2 texts of its content files:\n    Open on Sunday.\n    Same day.',
      remedy:
        'List the section that shows them in the page of landing, or remove its content file; then publish landing again.',
    },
  ]);
});

it('tells once, in English, what a page lost in each of its languages', async () => {
  const languages = [
    { tag: 'en', name: 'English', direction: 'ltr' },
    { tag: 'kn', name: 'ಕನ್ನಡ', direction: 'ltr' },
  ] as const;
  const landing = aLanding({ body: '<h1>Mandi</h1>', texts: ['Same day.'] });

  const problems = contentGate(await aCandidate({ parts: [aShell({ languages }), landing, aLegal()] }));

  expect(problems.map(({ message }) => message)).toEqual([
    'The page / lacks 1 text of its content files, and so do /kn/:\n    Same day.',
  ]);
});

it('rejects a page that shows the name of a business value, and says so', async () => {
  const [problem] = await check('<h1>Order from {brand} today</h1>', ['Order from Mandi today']);

  expect(problem).toEqual({
    code: 'content-lost',
    severity: 'error',
    message:
      'The page / shows {brand} as it is, because its section puts no business value into this text:\n    Order from Mandi today',
    remedy:
      'Write the words themselves there, or have a developer fill the text in (fillIn) in its section; then publish landing again.',
  });
});

it('rejects a page that shows a text once which its content has twice', async () => {
  const twice = ['Track delivery', 'Track delivery'];

  expect(await check('<h1>Mandi</h1><p>Track delivery</p>', twice)).toHaveLength(1);
  expect(await check('<h1>Mandi</h1><p>Track delivery</p><p>Track delivery</p>', twice)).toEqual([]);
});

it.each([
  ['in the header', (html: string) => html.replace('Services</a>', 'Services Open on Sunday.</a>')],
  ['in a script', (html: string) => html.replace('</main>', '<script>"Open on Sunday."</script></main>')],
  ['in a comment', (html: string) => html.replace('</main>', '<!-- Open on Sunday. --></main>')],
])('does not count a text that is %s', async (_, change) => {
  expect(await check('<h1>Mandi</h1>', ['Open on Sunday.'], change)).toHaveLength(1);
});
