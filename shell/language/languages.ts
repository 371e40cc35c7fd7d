import { isOffered, type Language, languages, languagePath } from '@site/shared/site/languages';
import { contentLanguages } from '../content/all-content';
import { routeAt } from '../routes/routes';

/** The languages that this release has pages in: those into which the shell's words are translated. */
export const builtLanguages: Language[] = languages.filter(({ tag }) => contentLanguages.includes(tag));

/** Those of them that visitors are offered. */
export const offeredLanguages: Language[] = builtLanguages.filter(isOffered);

/**
 * Address of a page in another language; that language's home for an address that is no page.
 * @param basePath Path that the site hangs under: '' or `/_preview/<id>`.
 * @param pathname Of the page, below the path of its language.
 */
export function languageHref(basePath: string, tag: string, pathname: string): string {
  return basePath + languagePath(tag) + (routeAt(pathname) ? pathname : '/');
}

/**
 * The one of the offered languages that a visitor likes best; null where the visitor asks for none of them.
 * @param wanted As browsers say it, the best first: `['kn-IN', 'en']`.
 * @param offered BCP 47 tags without regions.
 */
export function preferredLanguage(wanted: readonly string[], offered: string[]): string | null {
  const tags = wanted.map((tag) => tag.split('-')[0]?.toLowerCase());
  return tags.find((tag) => tag !== undefined && offered.includes(tag)) ?? null;
}

/** Where the device keeps the language that was chosen in the menu. */
const LANGUAGE_KEY = 'language';

/** Remembers the choice, so that no other language is offered any more. A browser that blocks storage forgets it. */
export function rememberLanguage(tag: string): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, tag);
  } catch {
    // The link leads to the language all the same.
  }
}

/** The tag of the language that was chosen, or an offer of which was closed; null while nothing was. */
export function chosenLanguage(): string | null {
  try {
    return localStorage.getItem(LANGUAGE_KEY);
  } catch {
    return null;
  }
}

/** Name of the file, below a language's path, with the words that offer the language to who reads another. */
export const OFFER_FILE = 'offer.json';
