import { acceptedSources } from './accept-translations';
import type { LanguageFolder, TranslatableFile } from './content-folders';
import { formatTranslations } from '../for-translators/format-translations';
import { openTranslations } from './open-texts';
import { sourcesOf } from './sources';
import { wordsOf } from './words';

const ENGLISH = `export const hero = {\n  title: 'Order today',\n  icon: 'van',\n  text: 'In 560076',\n};\n`;
const HINDI = `export const hero = {\n  title: 'आज ही',\n  icon: 'van',\n  text: '560076 में',\n};\n\nexport const translation = { confirmed: false };\n`;

function aFile(change: Partial<TranslatableFile> = {}): TranslatableFile {
  return {
    language: 'hi',
    name: 'hero.content.ts',
    file: 'landing-remote/content/hi/hero.content.ts',
    english: {
      file: 'landing-remote/content/hero.content.ts',
      source: ENGLISH,
      exports: { hero: { title: 'Order today', icon: 'van', text: 'In 560076' } },
      isConfirmed: false,
    },
    translated: {
      file: 'landing-remote/content/hi/hero.content.ts',
      source: HINDI,
      exports: { hero: { title: 'आज ही', icon: 'van', text: '560076 में' } },
      isConfirmed: false,
    },
    ...change,
  };
}

const aFolder = (file: TranslatableFile, sources: LanguageFolder['sources'] = {}): LanguageFolder => ({
  language: 'hi',
  folder: 'landing-remote/content/hi',
  sources,
  files: [file],
});

const accepted = acceptedSources(aFolder(aFile()));

it('lists with file and line what nobody has confirmed, and nothing else once it is accepted', () => {
  expect(openTranslations(aFolder(aFile(), accepted))).toEqual([
    {
      language: 'hi',
      state: 'unconfirmed',
      file: 'landing-remote/content/hi/hero.content.ts',
      line: 7,
      what: 'nobody has confirmed this translation',
    },
  ]);
});

it('lists with the line of the translation what changed in English since', () => {
  const { english } = aFile();
  const changed = { ...english, exports: { hero: { title: 'Order today', icon: 'van', text: 'In 560001' } } };

  expect(openTranslations(aFolder(aFile({ english: changed }), accepted))[0]).toEqual({
    language: 'hi',
    state: 'changed',
    file: 'landing-remote/content/hi/hero.content.ts',
    line: 4,
    what: 'In 560001',
  });
});

it('lists with the line of the English text what a file that is not there lacks', () => {
  const other = aFile({ name: 'steps.content.ts', translated: null });

  expect(openTranslations({ ...aFolder(other, accepted), files: [aFile(), other] }).slice(1)).toEqual([
    expect.objectContaining({ state: 'missing', file: 'landing-remote/content/hero.content.ts', line: 2 }),
    expect.objectContaining({ state: 'missing', line: 4, what: 'In 560076' }),
  ]);
});

it('lists a folder in which nothing is translated once', () => {
  expect(openTranslations(aFolder(aFile({ translated: null })))).toEqual([
    {
      language: 'hi',
      state: 'missing',
      file: 'landing-remote/content/hi',
      line: 1,
      what: 'nothing of it is translated',
    },
  ]);
});

it('lists a file without digests once', () => {
  expect(openTranslations(aFolder(aFile())).map(({ state }) => state)).toEqual(['unaccepted', 'unconfirmed']);
});

it('accepts no translation with other numbers than English', () => {
  const { translated } = aFile();
  const wrong = { ...translated!, exports: { hero: { title: 'आज ही', icon: 'van', text: '560067 में' } } };

  expect(() => acceptedSources(aFolder(aFile({ translated: wrong })))).toThrow(
    'landing-remote/content/hi/hero.content.ts cannot be accepted: hero.text has other numbers than the English text: 560067, not 560076. Correct it first.',
  );
});

describe('given a list from which English has removed an entry', () => {
  const folder = (): LanguageFolder => {
    const { english, translated } = aFile();
    const file = aFile({
      english: { ...english, exports: { hero: { badges: ['Two', 'Three'] } } },
      translated: {
        ...translated!,
        source: `export const hero = {\n  badges: [\n    'एक',\n    'दो',\n    'तीन',\n  ],\n};\n\nexport const translation = { confirmed: true };\n`,
        exports: { hero: { badges: ['एक', 'दो', 'तीन'] } },
        isConfirmed: true,
      },
    });
    const digests = sourcesOf(wordsOf({ badges: ['One', 'Two', 'Three'] }, 'hero'));
    return aFolder(file, { 'hero.content.ts': digests });
  };

  it('lists that entry of the translation alone, with its line', () => {
    expect(openTranslations(folder())).toEqual([
      {
        language: 'hi',
        state: 'removed',
        file: 'landing-remote/content/hi/hero.content.ts',
        line: 3,
        what: 'एक',
      },
    ]);
  });

  it('accepts the file once the entry is deleted', () => {
    expect(() => acceptedSources(folder())).toThrow(
      'landing-remote/content/hi/hero.content.ts cannot be accepted: English has no such entry as "एक" (hero.badges[0]) any more. Delete it first.',
    );

    const corrected = folder();
    corrected.files[0]!.translated!.exports = { hero: { badges: ['दो', 'तीन'] } };

    expect(acceptedSources(corrected)['hero.content.ts']).toEqual(
      sourcesOf(wordsOf({ badges: ['Two', 'Three'] }, 'hero')),
    );
  });
});

it('keeps the digests of files that are not named', () => {
  expect(acceptedSources(aFolder(aFile(), { 'other.content.ts': {} }), ['none.content.ts'])).toEqual({
    'other.content.ts': {},
  });
});

it('sums up each language in a line', () => {
  expect(formatTranslations([aFolder(aFile(), accepted)]).split('\n')).toEqual([
    'hi  हिन्दी: 2 texts, 0 missing, 0 changed in English since, 0 removed; of 1 files 0 not accepted, 1 not confirmed',
    '  landing-remote/content/hi/hero.content.ts:7  unconfirmed: nobody has confirmed this translation',
  ]);
  expect(formatTranslations([aFolder(aFile({ translated: null }))])).toBe('hi  हिन्दी: not translated');
});
