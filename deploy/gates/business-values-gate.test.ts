import { aCandidate, type CandidateOptions } from '../testing/a-candidate';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { businessValuesGate } from './business-values-gate';

const PUBLIC = { siteOrigin: 'https://www.ankura.in' };

const missing = { phone: '⟦phone⟧', grievanceOfficer: { name: 'Asha Rao', email: '⟦e-mail⟧' } };
const unconfirmed = [
  { file: 'legal-remote/content/versions/v1.content.ts', line: 6, what: 'a draft: not approved' },
  { file: 'legal-remote/content/versions/v1.content.ts', line: 143, what: '"Name · Kept for 1 year"' },
];

const judge = async (options: CandidateOptions) => businessValuesGate(await aCandidate(options));

it('has nothing against a public site that is complete', async () => {
  const parts = [aShell({ ...PUBLIC, businessValues: { phone: '+919812345678' } }), aLanding(), aLegal()];

  expect(await judge({ parts })).toEqual([]);
});

it('lets placeholders pass where nobody but its makers sees them', async () => {
  const shell = aShell({ businessValues: missing, phone: '⟦phone⟧' });

  expect(await judge({ parts: [shell, aLanding(), aLegal({ unconfirmed })] })).toEqual([]);
});

it('tells all business values and texts at once that keep a public site from going live', async () => {
  const shell = aShell({ ...PUBLIC, businessValues: missing, phone: '⟦phone⟧' });

  const problems = await judge({ parts: [shell, aLanding(), aLegal({ unconfirmed })] });

  expect(problems).toEqual([
    {
      code: 'business-values-missing',
      severity: 'error',
      message: '2 business values still to be supplied:\n    phone\n    grievanceOfficer.email',
      remedy: expect.stringContaining('shared/site/business-values.content.ts'),
    },
    {
      code: 'content-unconfirmed',
      severity: 'error',
      message:
        'The page /privacy-policy holds 2 texts that nobody has confirmed:' +
        '\n    legal-remote/content/versions/v1.content.ts:6  a draft: not approved' +
        '\n    legal-remote/content/versions/v1.content.ts:143  "Name · Kept for 1 year"',
      remedy: 'Confirm them in these files, and publish legal again: npx site publish legal',
    },
  ]);
});

describe('a mark in a public site that is complete otherwise', () => {
  it.each([
    ['a page', { body: '<h1>Mandi</h1><p>Call ⟦phone⟧ or ⟦phone⟧.</p>' }, 'index.html still shows ⟦phone⟧.'],
    [
      'the draft of a message',
      {
        body: '<h1>Mandi</h1><a href="https://wa.me/?text=I%20am%20in%20%E2%9F%A6my%20city%E2%9F%A7.">Chat</a>',
      },
      'index.html still shows ⟦my city⟧.',
    ],
    ['a document', { documents: { 'prices.md': '# ⟦prices⟧' } }, 'prices.md still shows ⟦prices⟧.'],
    ['the summary', { summary: '## ⟦title⟧' }, 'llms.txt still shows ⟦title⟧.'],
    ['half of itself', { body: '<h1>Mandi ⟦na</h1>' }, 'index.html still shows ⟦.'],
  ])('is found in %s', async (_, options, message) => {
    const problems = await judge({ parts: [aShell(PUBLIC), aLanding(options), aLegal()] });

    expect(problems).toMatchObject([{ code: 'placeholder-shown', severity: 'error', message }]);
  });
});
