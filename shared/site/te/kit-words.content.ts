import type { KitWordsContent } from '../kit-words.schema';

export const kitWords: KitWordsContent = {
  download: 'యాప్ డౌన్‌లోడ్ చేయండి',
  newTab: 'కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది',
};

export const translation = { confirmed: false };
