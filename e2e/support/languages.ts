import { DEFAULT_LANGUAGE, isOffered, languagePath, languages } from '../../shared/site/languages';
import { type SiteWords, wordsIn } from './site-words';
import { expect, test as base } from './test';

/** A journey with the words of the language that it is in. */
export const test = base.extend<{ language: string; words: SiteWords }>({
  /** BCP 47 tag. */
  language: [DEFAULT_LANGUAGE, { option: true }],
  words: async ({ language }, use) => use(wordsIn(language)),
});

export { expect };

/** In each language: for what is about its own words. @param journeys gets what its addresses begin with: '' or `/kn` */
export function inEachLanguage(journeys: (prefix: string, tag: string) => void): void {
  for (const { tag } of languages) inLanguage(tag, journeys);
}

/** One whose letters join, the one with the widest words, and one that is written from right to left. */
const TRANSLATIONS = ['kn', 'ta', 'ur'];

/** In translations that stand for all: for what letters and widths change. */
export function inEachTranslation(journeys: (prefix: string, tag: string) => void): void {
  for (const tag of TRANSLATIONS) inLanguage(tag, journeys);
}

/** In one of these translations that visitors are offered: for what is the same in any of them. */
export function inAnOfferedTranslation(journeys: (prefix: string, tag: string) => void): void {
  const offered = languages.filter(isOffered).map(({ tag }) => tag);
  const [tag] = TRANSLATIONS.filter((translation) => offered.includes(translation));
  if (tag) inLanguage(tag, journeys);
}

/** In English and these translations. */
export function inEachWayOfWriting(journeys: (prefix: string, tag: string) => void): void {
  for (const tag of [DEFAULT_LANGUAGE, ...TRANSLATIONS]) inLanguage(tag, journeys);
}

/** In English, and in Urdu, from right to left: for what is the same in any words. */
export function inEachDirection(journeys: (prefix: string, tag: string) => void): void {
  for (const tag of [DEFAULT_LANGUAGE, 'ur']) inLanguage(tag, journeys);
}

function inLanguage(tag: string, journeys: (prefix: string, tag: string) => void): void {
  test.describe(`in the language ${tag}`, () => {
    test.use({ language: tag, locale: `${tag}-IN` });
    journeys(languagePath(tag), tag);
  });
}
