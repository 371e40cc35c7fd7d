import { createContext } from 'react';
import kitWords from '../../site/kit-words.json';
import type { KitWordsContent } from '../../site/kit-words.schema';

/** The kit's words in the language of the page: each part gives them to its own kit. English where nothing does. */
export const KitWords = createContext<KitWordsContent>(kitWords);
