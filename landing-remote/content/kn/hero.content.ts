import type { HeroContent } from '../../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'ಸಗಟು ದಿನಸಿ ಮತ್ತು ಪಾನೀಯಗಳು, ಅದೇ ದಿನ ಡೆಲಿವರಿ',
  text: '{pincode} ಪಿನ್ ಕೋಡ್‌ನ ಕಿರಾಣಿ ಅಂಗಡಿ, ಕೆಫೆ, ರೆಸ್ಟೋರೆಂಟ್, ಪಬ್ ಮತ್ತು ಬಾರ್, ಆಹಾರ ಮಾರಾಟಗಾರರು, ಆಫೀಸ್ ಮತ್ತು ಹಾಸ್ಟೆಲ್‌ಗಳಿಗೆ.',
  download: 'ಡೌನ್‌ಲೋಡ್',
  learnMore: { label: 'ಇನ್ನಷ್ಟು ತಿಳಿಯಿರಿ', about: 'ಏನೇನು ಆರ್ಡರ್ ಮಾಡಬಹುದು ಎಂದು' },
  badges: [
    { icon: 'phone', text: 'Android ನಲ್ಲಿ ಲಭ್ಯ' },
    { icon: 'soon', text: 'iOS ಶೀಘ್ರದಲ್ಲೇ ಬರಲಿದೆ' },
    { icon: 'delivery', text: 'ಅದೇ ದಿನ ಡೆಲಿವರಿ' },
  ],
  badgesLabel: 'ಸ್ಥಿತಿ',
  picture: 'ಚಿತ್ರ: ಫೋನ್‌ನಲ್ಲಿ ಆ್ಯಪ್; ಸುತ್ತ ತರಕಾರಿ ಕ್ರೇಟ್‌ಗಳು, ಬಾಟಲಿಗಳು ಮತ್ತು ಡೆಲಿವರಿ ಸ್ಕೂಟರ್.',
};

export const translation = { confirmed: false };
