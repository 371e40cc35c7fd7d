import type { KitWordsContent } from '../site/kit-words.schema';

/** What every part says alike. */
export type SharedContent = {
  /** The draft with which a WhatsApp button opens a chat, unless it has words of its own. */
  greeting: string;
  /** What the kit says by itself. */
  kitWords: KitWordsContent;
};

/** A part's content in the language of a page. */
export interface TranslatedContent<Content> {
  /** The language that it is in: English where the part has nothing in the one that was asked for. */
  language: string;
  /** By the names of the content files. */
  content: Content;
  /** Names of what is not translated, and therefore in English. */
  inEnglish: string[];
}
