import { aCandidate } from '../testing/a-candidate';
import { aLanding, aLegal, aShell } from '../testing/tiny-parts';
import type { OpenTranslation } from '@site/shared/translations/open-texts';
import { translationsGate } from './translations-gate';

const FILE = 'landing-remote/content/hi/hero.json';
const translations = [
  { language: 'hi', state: 'unconfirmed', file: FILE, line: 19, what: 'not confirmed' },
  { language: 'hi', state: 'changed', file: FILE, line: 4, what: 'Order today' },
] as const;
const outdated = [{ ...translations[0], state: 'outdated' as const }];

/** What the gate says of a site on a public address whose landing page is translated, with pages in some languages. */
async function check({
  siteOrigin = 'https://www.ankura.in' as string | null,
  languages = ['hi'],
  open = translations as readonly OpenTranslation[],
} = {}) {
  const parts = [aShell({ siteOrigin }), aLanding({ translations: [...open] }), aLegal()];
  const candidate = await aCandidate({ parts });
  const pages = languages.map((language) => [`${language}/index.html`, '<!doctype html>']);
  return translationsGate({ ...candidate, files: { ...candidate.files, ...Object.fromEntries(pages) } });
}

it('refuses unconfirmed translations on a public address, with language, file and line', async () => {
  expect(await check()).toEqual([
    {
      code: 'translation-unconfirmed',
      severity: 'error',
      message: `landing has 1 unconfirmed translated file:\n    ${FILE}:19  hi`,
      remedy: expect.stringContaining('npm run site -- publish landing'),
    },
  ]);
});

it('warns of one that was confirmed before its English changed', async () => {
  expect(await check({ open: outdated })).toMatchObject([
    { code: 'translation-outdated', severity: 'warning' },
  ]);
});

it.each([
  ['where its makers alone see them', { siteOrigin: null }],
  ['in a language that has no pages', { languages: ['kn'] }],
])('lets them pass %s', async (_, options) => {
  expect(await check(options)).toEqual([]);
});
