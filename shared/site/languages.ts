/** A language that the site can be read in. */
export interface Language {
  /** BCP 47, without a region. Its addresses begin with it, except English's. */
  tag: string;
  /** In the language itself. */
  name: string;
  direction: 'ltr' | 'rtl';
  /**
   * False until a person who speaks the language has confirmed its words: pages, menus and search engines do not name it, and
   * it has pages in previews and on sites without a public address alone.
   * @default true
   */
  offered?: false;
}

/** The language that all content is first written in; its addresses have no prefix. */
export const DEFAULT_LANGUAGE = 'en';

/**
 * All languages, in the order of the menu. To add one, add a line here, and content in a folder of the same name
 * next to the English content. A language has pages once the shell's words are translated.
 */
export const languages: readonly Language[] = [
  { tag: DEFAULT_LANGUAGE, name: 'English', direction: 'ltr' },
  { tag: 'kn', name: 'ಕನ್ನಡ', direction: 'ltr' },
  { tag: 'hi', name: 'हिन्दी', direction: 'ltr' },
  { tag: 'ta', name: 'தமிழ்', direction: 'ltr' },
  { tag: 'te', name: 'తెలుగు', direction: 'ltr' },
  { tag: 'ur', name: 'اردو', direction: 'rtl', offered: false },
];

/** Whether visitors are offered a language: in menus, as versions of a page, and on a public address. */
export function isOffered({ offered }: Pick<Language, 'offered'>): boolean {
  return offered !== false;
}

/** Path that a language's addresses begin with, without a slash at its end: '' for English, `/kn` for Kannada. */
export function languagePath(tag: string): string {
  return tag === DEFAULT_LANGUAGE ? '' : `/${tag}`;
}

/** Folder of a language's files in a composed site, with a slash at its end: '' for English, `kn/` for Kannada. */
export function languageFolder(tag: string): string {
  return tag === DEFAULT_LANGUAGE ? '' : `${tag}/`;
}

/** BCP 47 tag of a language as it is written in India, such as `kn-IN`: for `lang` attributes and `Intl`. */
export function locale(tag: string): string {
  return `${tag}-IN`;
}
