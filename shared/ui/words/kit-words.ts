import { createContext } from 'react';

/** Words that the kit says by itself. */
interface KitVocabulary {
  /** On a download button that has no words of its own. */
  download: string;
  /** What a link to another site does. */
  newTab: string;
  /** Names the region where messages appear. */
  notifications: string;
}

/** The kit's words in the language of the page, which the shell gives it; in English for a part that is shown alone. */
export const KitWords = createContext<KitVocabulary>({
  download: 'Download App',
  newTab: 'opens in a new tab',
  notifications: 'Notifications',
});
