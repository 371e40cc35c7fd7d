import { aCandidate } from '../testing/a-candidate';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { outlineGate } from './outline-gate';

const checkLanding = async (body: string) =>
  outlineGate(await aCandidate({ parts: [aShell(), aLanding({ body }), aLegal()] }));

it.each([
  ['no first heading', '<h2>Mandi</h2>', 'has 0 first-level headings; a page has one, with words.'],
  [
    'two first headings',
    '<h1>Mandi</h1><h1>Your <b>Mandi</b></h1>',
    'has 2 first-level headings ("Mandi", "Your Mandi"); a page has one, with words.',
  ],
  ['a first heading without words', '<h1> <img alt="Mandi"></h1>', 'has 1 first-level heading ("")'],
])('refuses a page with %s', async (_, body, fact) => {
  expect(await checkLanding(body)).toEqual([
    {
      code: 'page-heading',
      severity: 'error',
      message: expect.stringContaining(`The page / ${fact}`),
      remedy: 'Give the page one h1 in landing, and publish it again.',
    },
  ]);
});

it.each(['', ' '])('refuses a page with the title "%s"', async (title) => {
  const { documents, ...candidate } = await aCandidate();
  const untitled = documents.map(({ page, ...document }) => ({ ...document, page: { ...page, title } }));

  expect(outlineGate({ ...candidate, documents: untitled.slice(-1) })).toMatchObject([
    { code: 'page-title', message: 'The page /404 has no title.', remedy: expect.stringContaining('shell') },
  ]);
});
