import { createRequire } from 'node:module';
import { DEFAULT_LANGUAGE, languageFolder, languagePath, languages } from '../../shared/site/languages';
import type { frame } from '../../shell/content/frame.content';
import type { contact } from '../../landing-remote/content/contact.content';
import type { features } from '../../landing-remote/content/features.content';
import type { hero } from '../../landing-remote/content/hero.content';
import type { serviceAreas } from '../../landing-remote/content/service-areas.content';
import type { words as policyWords } from '../../legal-remote/content/words.content';
import { expect, test as base } from './test';

/** The site's words in a language, as far as journeys need them. */
export interface SiteWords {
  frame: typeof frame;
  hero: typeof hero;
  features: typeof features;
  serviceAreas: typeof serviceAreas;
  contact: typeof contact;
  policy: typeof policyWords;
}

const load = createRequire(__filename);

function wordsIn(language: string): SiteWords {
  const folder = languageFolder(language);
  const content = (file: string) => load(`../../${file.replace('content/', `content/${folder}`)}`) as object;
  const { words: policy, ...others } = Object.assign(
    {},
    content('shell/content/frame.content.ts'),
    ...['hero', 'features', 'service-areas', 'contact'].map((name) =>
      content(`landing-remote/content/${name}.content.ts`),
    ),
    content('legal-remote/content/words.content.ts'),
  ) as Omit<SiteWords, 'policy'> & { words: SiteWords['policy'] };
  return { ...others, policy };
}

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

function inLanguage(tag: string, journeys: (prefix: string, tag: string) => void): void {
  test.describe(`in the language ${tag}`, () => {
    test.use({ language: tag, locale: `${tag}-IN` });
    journeys(languagePath(tag), tag);
  });
}
