import type { ContentValues } from '../content/content-value';

/** Words that are being edited, in a process that shows them. */
interface EditedWords {
  /** BCP 47 tag. */
  language: string;
  /** By the names of content files. */
  words: ContentValues;
}

declare global {
  var siteEditedWords: EditedWords | undefined;
}

/** The words of a build with those that are being edited, as long as there are any. */
export function withEditedWords(language: string, built: ContentValues): ContentValues {
  const edited = globalThis.siteEditedWords;
  return edited?.language === language ? { ...built, ...edited.words } : built;
}
