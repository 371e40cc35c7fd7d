import type { KitWordsContent } from '../kit-words.schema';

export const kitWords: KitWordsContent = {
  download: 'செயலி டவுன்லோடு',
  newTab: 'புதிய டேபில் திறக்கும்',
};

export const translation = { confirmed: false };
