import type { KitWordsContent } from '../kit-words.schema';

export const kitWords: KitWordsContent = {
  download: 'ಆ್ಯಪ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
  newTab: 'ಹೊಸ ಟ್ಯಾಬ್‌ನಲ್ಲಿ ತೆರೆಯುತ್ತದೆ',
};

export const translation = { confirmed: false };
