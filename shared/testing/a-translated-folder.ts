import type { LanguageFolder } from '../translations/content-folders';
import { sourcesOf } from '../translations/sources';
import { wordsOf } from '../translations/words';
import { toXliff } from '../translations/xliff';

export const HERO = {
  title: 'Order today',
  icon: 'van',
  text: "We're in {pincode}: rice & dal",
  badges: [{ text: 'Open' }],
};
const ENGLISH = `import type { HeroContent } from '../sections/hero.schema';

export const hero: HeroContent = {
  title: 'Order today',
  icon: 'van',
  text: "We're in {pincode}: rice & dal",
  badges: [{ text: 'Open' }],
};
`;
export const HINDI = `import type { HeroContent } from '../../sections/hero.schema';

// The headline was shortened for phones.
export const hero: HeroContent = {
  title: 'आज ही',
  icon: 'van',
  text: '{pincode} में: चावल और दाल',
  badges: [{ text: 'खुला है' }],
};

export const translation = { confirmed: true };
`;
export const TRANSLATED = {
  title: 'आज ही',
  icon: 'van',
  text: '{pincode} में: चावल और दाल',
  badges: [{ text: 'खुला है' }],
};
export const FILE = 'landing-remote/content/hi/hero.content.ts';

/** A Hindi folder with one file, which is translated and confirmed. */
export function aFolder(isTranslated = true): LanguageFolder {
  const english = {
    file: 'landing-remote/content/hero.content.ts',
    source: ENGLISH,
    exports: { hero: HERO },
    isConfirmed: false,
  };
  const translated = { file: FILE, source: HINDI, exports: { hero: TRANSLATED }, isConfirmed: true };
  return {
    language: 'hi',
    folder: 'landing-remote/content/hi',
    sources: isTranslated ? { 'hero.content.ts': sourcesOf(wordsOf(HERO, 'hero')) } : {},
    files: [
      {
        language: 'hi',
        name: 'hero.content.ts',
        english,
        translated: isTranslated ? translated : null,
        file: FILE,
      },
    ],
  };
}

/** What a translator gets of it. */
export const exported = (folder = aFolder()): Promise<string> => toXliff('hi', [folder]);
