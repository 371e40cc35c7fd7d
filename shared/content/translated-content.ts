import type { Lettering } from '../contracts/lettering';

/** A part's content in the language of a page. */
export interface TranslatedContent<Content> {
  /** The language that it is in: English where the part has nothing in the one that was asked for. */
  language: string;
  /** By the names that the content modules export. */
  content: Content;
  /** Names of what is not translated, and therefore in English. */
  inEnglish: string[];
  /** Its titles for pictures: in the Node build alone, and not in English. */
  lettering?: Lettering;
}
