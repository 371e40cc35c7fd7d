import { readablePhone } from '@site/shared/site';
import { exampleBusiness } from '@site/shared/site/example-business';
import { aCandidate, type CandidateOptions } from '../testing/a-candidate';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { businessValuesGate } from './business-values-gate';

const PUBLIC = { siteOrigin: 'https://www.ankura.in' };

const FILE = 'shared/site/business-values.json';
const missingValues = [
  { path: 'phone', file: FILE, line: 21 },
  { path: 'grievanceOfficer.email', file: FILE, line: 36 },
];
const unconfirmed = [
  { file: 'legal-remote/content/versions/v1.json', line: 6, what: 'a draft: not approved' },
  { file: 'legal-remote/content/versions/v1.json', line: 143, what: '"Name · Kept for 1 year"' },
];

const check = async (options: CandidateOptions) => businessValuesGate(await aCandidate(options));

it("lets the example's values and marks pass where its makers alone see them", async () => {
  const shell = aShell({ missingValues, phone: exampleBusiness.phone });

  expect(
    await check({ parts: [shell, aLanding(), aLegal({ unconfirmed, body: '<h1>⟦days⟧</h1>' })] }),
  ).toEqual([]);
});

it('tells all business values and texts at once that keep a public site from going live', async () => {
  const shell = aShell({ ...PUBLIC, missingValues, phone: exampleBusiness.phone });

  const problems = await check({ parts: [shell, aLanding(), aLegal({ unconfirmed })] });

  expect(problems).toEqual([
    {
      code: 'business-values-missing',
      severity: 'error',
      message:
        '2 business values still to be supplied; the pages show those of the example business:' +
        `\n    ${FILE}:21 phone\n    ${FILE}:36 grievanceOfficer.email`,
      remedy: `Supply them in ${FILE}, publish every part, whose pages hold them, and put all live: npm run site -- publish --all`,
    },
    {
      code: 'content-unconfirmed',
      severity: 'error',
      message:
        'The pages of legal hold 2 unconfirmed texts:' +
        '\n    legal-remote/content/versions/v1.json:6  a draft: not approved' +
        '\n    legal-remote/content/versions/v1.json:143  "Name · Kept for 1 year"',
      remedy: 'Confirm them in these files, and publish legal again: npm run site -- publish legal',
    },
  ]);
});

it.each([
  ['the site itself', {}],
  ['a preview of it', { basePath: '/_preview/3fa9c2d41b7e0011' }],
])('keeps a public site with one missing value from going live: %s', async (_, options) => {
  const shell = aShell({ ...PUBLIC, missingValues: missingValues.slice(0, 1) });

  expect(await check({ parts: [shell, aLanding(), aLegal()], ...options })).toMatchObject([
    {
      code: 'business-values-missing',
      severity: 'error',
      message: expect.stringContaining(`${FILE}:21 phone`),
    },
  ]);
});

it('keeps a site from being composed whose shell does not say what it lacks', async () => {
  const shell = aShell(PUBLIC);
  const files = shell.files.filter(({ path }) => path !== 'compose/missing-values.json');

  await expect(check({ parts: [{ ...shell, files }, aLanding(), aLegal()] })).rejects.toMatchObject({
    code: 'release-file-unknown',
  });
});

describe('what belongs to the example, in a public site that lacks nothing', () => {
  const { brandName, contactEmail, phone, playPackageId } = exampleBusiness;

  it.each([
    ['a page', { body: `<h1>Mandi</h1><p>Write to ${contactEmail}.</p>` }, `index.html`, contactEmail],
    [
      'a link to WhatsApp',
      { body: `<h1>Mandi</h1><a href="https://wa.me/${phone.slice(1)}?text=Hello">Chat</a>` },
      'index.html',
      phone.slice(1),
    ],
    [
      'a number as people read it',
      { body: `<h1>${readablePhone(phone)}</h1>` },
      'index.html',
      readablePhone(phone),
    ],
    [
      'a document',
      { documents: { 'index.json': JSON.stringify({ id: playPackageId }) } },
      'index.json',
      playPackageId,
    ],
    ['the summary', { summary: `## ${brandName}` }, 'llms.txt', brandName],
  ])('is found in %s', async (_, options, file, trace) => {
    const problems = await check({ parts: [aShell(PUBLIC), aLanding(options), aLegal()] });

    expect(problems).toMatchObject([
      {
        code: 'example-shown',
        severity: 'error',
        message: `${file} shows what belongs to the example business: ${trace}.`,
      },
    ]);
  });

  it('is not the role of its officer, which many have', async () => {
    const body = `<h1>Mandi</h1><h2>${exampleBusiness.grievanceOfficer.role}</h2>`;

    expect(await check({ parts: [aShell(PUBLIC), aLanding({ body }), aLegal()] })).toEqual([]);
  });
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
    ['a document', { documents: { 'index.md': '# ⟦prices⟧' } }, 'index.md still shows ⟦prices⟧.'],
    ['the summary', { summary: '## ⟦title⟧' }, 'llms.txt still shows ⟦title⟧.'],
    ['half of itself', { body: '<h1>Mandi ⟦na</h1>' }, 'index.html still shows ⟦.'],
  ])('is found in %s', async (_, options, message) => {
    const problems = await check({ parts: [aShell(PUBLIC), aLanding(options), aLegal()] });

    expect(problems).toMatchObject([{ code: 'placeholder-shown', severity: 'error', message }]);
  });
});
