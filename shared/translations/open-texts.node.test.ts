import { formatTranslations } from '../../platform/tooling/for-translators/translations';
import { aFolder, FILE, HERO, HINDI, sourcesOf } from '../testing/a-translated-folder';
import { acceptTranslations } from './exchange';
import { openTranslations } from './open-texts';

it('lists what is not confirmed, and nothing once it is', () => {
  expect(openTranslations(aFolder({ isConfirmed: false }))).toEqual([
    {
      language: 'hi',
      state: 'unconfirmed',
      file: FILE,
      line: 1,
      what: 'no speaker has confirmed this translation',
    },
  ]);
  expect(openTranslations(aFolder())).toEqual([]);
});

it('lists with the line of the translation what changed in English since, and that it is not confirmed any more', () => {
  const what = 'English has changed since this translation was confirmed';

  expect(openTranslations(aFolder({ english: { ...HERO, text: 'In 560001' } }))).toEqual([
    { language: 'hi', state: 'changed', file: FILE, line: 5, what: 'In 560001' },
    { language: 'hi', state: 'outdated', file: FILE, line: 1, what },
  ]);
});

it('lists with the line of the list an entry that is new in English, and of an entry one that it has no more', () => {
  const badges = [HERO.badges[0]!, { id: 'new', text: 'New' }];

  expect(openTranslations(aFolder({ english: { ...HERO, badges } }))).toEqual([
    { language: 'hi', state: 'missing', file: FILE, line: 6, what: 'New' },
    { language: 'hi', state: 'removed', file: FILE, line: 13, what: 'आपके पास' },
  ]);
});

it('lists with the line of the English text what a file that is not there lacks', () => {
  const { files, ...folder } = aFolder();
  const other = { ...aFolder({ translated: null }).files[0]!, name: 'steps.json' };

  expect(openTranslations({ ...folder, files: [...files, other] })).toMatchObject([
    { state: 'missing', file: 'landing-remote/content/hero.json', line: 3 },
    { state: 'missing', line: 5 },
    { state: 'missing', line: 9, what: 'Open' },
    { state: 'missing', line: 13 },
  ]);
});

it('lists a folder in which nothing is translated once', () => {
  const folder = 'landing-remote/content/hi';

  expect(openTranslations(aFolder({ translated: null }))).toEqual([
    { language: 'hi', state: 'missing', file: folder, line: 1, what: 'nothing of it is translated' },
  ]);
});

it('lists a file without digests once: it is not confirmed for the English texts of today', () => {
  const states = openTranslations(aFolder({ sources: {} })).map(({ state }) => state);

  expect(states).toEqual(['unaccepted', 'outdated']);
});

it('accepts a translation for the English texts of today', () => {
  const title = 'Order now';
  const folder = aFolder({ english: { ...HERO, title }, sources: { 'other.json': {} } });

  const [[file, sources] = ['', '']] = Object.entries(acceptTranslations(folder));
  expect(file).toBe('landing-remote/content/hi/sources.json');
  expect(JSON.parse(sources)).toEqual({ 'hero.json': sourcesOf({ ...HERO, title }), 'other.json': {} });
  expect(acceptTranslations(folder, ['none.json'])).toEqual({});
});

it('accepts no translation with other numbers than English', () => {
  const folder = aFolder({ translated: { ...HINDI, title: '9 बजे' } });

  expect(() => acceptTranslations(folder)).toThrow(
    `${FILE} cannot be accepted: hero.title has other numbers than the English text: 9, not none. Correct it first.`,
  );
});

it('sums up each language in a line', () => {
  expect(formatTranslations([aFolder({ isConfirmed: false })]).split('\n')).toEqual([
    'hi  हिन्दी: 4 texts, 0 missing, 0 changed in English since, 0 removed; of 1 files 0 not accepted, 1 not confirmed, 0 confirmed before English changed',
    `  ${FILE}:1  unconfirmed: no speaker has confirmed this translation`,
  ]);
  expect(formatTranslations([aFolder({ translated: null })])).toBe('hi  हिन्दी: not translated');
});
