import type { KitWordsContent } from './kit-words.schema';

export const kitWords: KitWordsContent = {
  download: 'Download App',
  newTab: 'opens in a new tab',
};
