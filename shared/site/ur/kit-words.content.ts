import type { KitWordsContent } from '../kit-words.schema';

export const kitWords: KitWordsContent = {
  download: 'ایپ ڈاؤن لوڈ کریں',
  newTab: 'نئے ٹیب میں کھلتا ہے',
};

export const translation = { confirmed: false };
