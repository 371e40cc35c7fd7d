import type { HeroContent } from '../../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'ಸಗಟು ದಿನಸಿ ಮತ್ತು ಪಾನೀಯಗಳು, ಅದೇ ದಿನ ಡೆಲಿವರಿ',
  text: 'ಆ್ಯಪ್‌ನಲ್ಲಿ ಆರ್ಡರ್ ಮಾಡಿ: {pincode} ಪಿನ್ ಕೋಡ್‌ನಲ್ಲಿರುವ ನಿಮ್ಮ ಕಿರಾಣಿ ಅಂಗಡಿ, ಕೆಫೆ, ರೆಸ್ಟೋರೆಂಟ್, ಪಬ್, ಬಾರ್, ಸ್ಟಾಲ್, ಆಫೀಸ್ ಅಥವಾ ಹಾಸ್ಟೆಲ್‌ಗೆ ಕೆಲವು ಗಂಟೆಗಳಲ್ಲಿ ತಲುಪುತ್ತದೆ.',
  download: 'ಡೌನ್‌ಲೋಡ್',
  learnMore: { label: 'ಇನ್ನಷ್ಟು ತಿಳಿಯಿರಿ', about: 'ಏನೇನು ಆರ್ಡರ್ ಮಾಡಬಹುದು ಎಂದು' },
  badges: [
    { icon: 'phone', text: 'Android ನಲ್ಲಿ ಲಭ್ಯ' },
    { icon: 'soon', text: 'iOS ಶೀಘ್ರದಲ್ಲೇ ಬರಲಿದೆ' },
    { icon: 'delivery', text: 'ಅದೇ ದಿನ ಡೆಲಿವರಿ' },
  ],
  badgesLabel: 'ಸ್ಥಿತಿ',
  picture: 'ಚಿತ್ರ: ಫೋನ್‌ನಲ್ಲಿ ಆ್ಯಪ್; ಸುತ್ತ ಒಂದು ಕ್ರೇಟ್, ಬಾಟಲಿಗಳು ಮತ್ತು ಗೂಡ್ಸ್ ಆಟೋ.',
};

export const translation = { confirmed: false };
