import type { ContentObject } from '../content/content-value';
import type { LanguageFolder } from '../translations/content-folders';
import { digestOfText, type FileSources } from '../translations/sources';
import { wordsOf } from '../translations/words';
import { formatContent, parseContent, type ParsedContent } from '../working-copy/content-file';
import { ROOT } from '../working-copy/working-copy';

export const HERO = {
  title: 'Order today',
  icon: 'van',
  text: "We're in {pincode}: rice & dal",
  badges: [
    { id: 'open', text: 'Open' },
    { id: 'near', text: 'Near you' },
  ],
};

export const HINDI = {
  title: 'आज ही',
  text: '{pincode} में: चावल और दाल',
  badges: [
    { id: 'open', text: 'खुला है' },
    { id: 'near', text: 'आपके पास' },
  ],
};

export const FILE = 'landing-remote/content/hi/hero.json';

/** The digests of a translation of these English values. */
export function sourcesOf(english: ContentObject): FileSources {
  return Object.fromEntries(wordsOf(english, 'hero').map(({ key, text }) => [key, digestOfText(text)]));
}

/** A content file with these values; a translation where it says whether it is confirmed. */
function aContentFile(file: string, value: ContentObject, isConfirmed?: boolean): ParsedContent {
  const schema = isConfirmed === undefined ? '../schemas/hero.json' : '../../schemas/translations/hero.json';
  return parseContent(formatContent({ schema, isConfirmed, value }), `${ROOT}/${file}`);
}

/** A Hindi folder with one file; null for one that is not there. */
export function aFolder({
  english = HERO as ContentObject,
  translated = HINDI as ContentObject | null,
  isConfirmed = true,
  sources = translated ? { 'hero.json': sourcesOf(HERO) } : {},
}: {
  english?: ContentObject;
  translated?: ContentObject | null;
  isConfirmed?: boolean;
  sources?: LanguageFolder['sources'];
} = {}): LanguageFolder {
  return {
    language: 'hi',
    folder: 'landing-remote/content/hi',
    sources,
    files: [
      {
        language: 'hi',
        folder: 'landing-remote/content/hi',
        name: 'hero.json',
        original: 'landing-remote/content/hero.json',
        holds: 'words',
        english: aContentFile('landing-remote/content/hero.json', english),
        translated: translated && aContentFile(FILE, translated, isConfirmed),
        file: FILE,
      },
    ],
  };
}
