import { DEFAULT_LANGUAGE, languagePath, languages } from '../../shared/site/languages';
import { type SiteWords, wordsIn } from './site-words';
import { expect, test as base } from './test';

/** A journey with the words of the language that it is in. */
export const test = base.extend<{ language: string; words: SiteWords }>({
  /** BCP 47 tag. */
  language: [DEFAULT_LANGUAGE, { option: true }],
  words: async ({ language }, use) => use(wordsIn(language)),
});

export { expect };

/** The same journeys in each language. @param journeys gets what the language's addresses begin with: '' or `/kn` */
export function inEachLanguage(journeys: (prefix: string, tag: string) => void): void {
  for (const { tag } of languages) inLanguage(tag, journeys);
}

/** The same journeys in each language but English. */
export function inEachTranslation(journeys: (prefix: string, tag: string) => void): void {
  for (const { tag } of languages) if (tag !== DEFAULT_LANGUAGE) inLanguage(tag, journeys);
}

/** One language beside English whose letters join, and one that is written from right to left. */
const FOR_WHAT_HAS_NO_WORDS = [DEFAULT_LANGUAGE, 'kn', 'ur'];

/** The same journeys in as many languages as there are ways to write: for what depends on addresses and files, not on words. */
export function inEachWayOfWriting(journeys: (prefix: string, tag: string) => void): void {
  for (const tag of FOR_WHAT_HAS_NO_WORDS) inLanguage(tag, journeys);
}

function inLanguage(tag: string, journeys: (prefix: string, tag: string) => void): void {
  test.describe(`in the language ${tag}`, () => {
    test.use({ language: tag, locale: `${tag}-IN` });
    journeys(languagePath(tag), tag);
  });
}
