import { readablePhone } from '@site/shared/site';
import { exampleBusiness } from '@site/shared/site/example-business';
import type { OpenTranslation } from '@site/shared/translations/open-texts';
import { aCandidate, type CandidateOptions } from '../testing/a-candidate';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import { businessValuesGate, translationsGate } from './public-gates';

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

it("lets the example's values pass where its makers alone see them", async () => {
  const shell = aShell({ missingValues, phone: exampleBusiness.phone });

  expect(await check({ parts: [shell, aLanding(), aLegal({ unconfirmed })] })).toEqual([]);
});

it('warns there of words that are still to be written, each once, with the page', async () => {
  const parts = [aShell(), aLanding(), aLegal({ body: '<h1>⟦days⟧ ⟦days⟧</h1>' })];

  expect(await check({ parts })).toMatchObject([
    { code: 'placeholder-shown', severity: 'warning', message: 'privacy-policy.html still shows ⟦days⟧.' },
  ]);
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

const HERO = 'landing-remote/content/hi/hero.json';
const translations = [
  { language: 'hi', state: 'unconfirmed', file: HERO, line: 19, what: 'not confirmed' },
  { language: 'hi', state: 'changed', file: HERO, line: 4, what: 'Order today' },
] as const;
const outdated = [{ ...translations[0], state: 'outdated' as const }];

/** What the gate says of a site on a public address whose landing page is translated, with pages in some languages. */
async function checkTranslated({
  siteOrigin = PUBLIC.siteOrigin as string | null,
  languages = ['hi'],
  open = translations as readonly OpenTranslation[],
} = {}) {
  const parts = [aShell({ siteOrigin }), aLanding({ translations: [...open] }), aLegal()];
  const candidate = await aCandidate({ parts });
  const pages = languages.map((language) => [`${language}/index.html`, '<!doctype html>']);
  return translationsGate({ ...candidate, files: { ...candidate.files, ...Object.fromEntries(pages) } });
}

it('rejects unconfirmed translations on a public address, with language, file and line', async () => {
  expect(await checkTranslated()).toEqual([
    {
      code: 'translation-unconfirmed',
      severity: 'error',
      message: `landing has 1 unconfirmed translated file:\n    ${HERO}:19  hi`,
      remedy: expect.stringContaining('npm run site -- publish landing'),
    },
  ]);
});

it('warns of one that was confirmed before its English changed', async () => {
  expect(await checkTranslated({ open: outdated })).toMatchObject([
    { code: 'translation-outdated', severity: 'warning' },
  ]);
});

it.each([
  ['where its makers alone see them', { siteOrigin: null }],
  ['in a language that has no pages', { languages: ['kn'] }],
])('lets them pass %s', async (_, options) => {
  expect(await checkTranslated(options)).toEqual([]);
});
