import type { KitWordsContent } from '../kit-words.schema';

export const kitWords: KitWordsContent = {
  download: 'ऐप डाउनलोड करें',
  newTab: 'नए टैब में खुलता है',
};

export const translation = { confirmed: false };
