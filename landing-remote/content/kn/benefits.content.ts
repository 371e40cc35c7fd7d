import type { BenefitsContent } from '../../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'ನಮ್ಮನ್ನೇ ಏಕೆ ಆಯ್ಕೆ ಮಾಡಬೇಕು',
  list: [
    { icon: 'same-day', title: 'ಅದೇ ದಿನ ಡೆಲಿವರಿ', description: 'ಇಂದು ಆರ್ಡರ್ ಮಾಡಿ, ಕೆಲವು ಗಂಟೆಗಳಲ್ಲಿ ಪಡೆಯಿರಿ.' },
    { icon: 'pricing', title: 'ಪಾರದರ್ಶಕ ಸಗಟು ಬೆಲೆ', description: 'ಸ್ಪಷ್ಟ ಬೆಲೆ: ನಿಮ್ಮ ಬೆಲೆಯನ್ನು ನೀವು ಯೋಜಿಸಬಹುದು.' },
    { icon: 'bulk', title: 'ಬಲ್ಕ್ ಆರ್ಡರ್', description: 'ಹೆಚ್ಚಿನ ಪ್ರಮಾಣದ ಸರಕು, ಒಂದೇ ಆರ್ಡರ್‌ನಲ್ಲಿ.' },
    {
      icon: 'partnerships',
      title: 'ಸ್ಥಳೀಯ ಬ್ರ್ಯಾಂಡ್‌ಗಳ ಸಹಭಾಗಿತ್ವ',
      description: 'ನಿಮಗೂ ಸ್ಥಳೀಯ ಬ್ರ್ಯಾಂಡ್‌ಗಳು ಸಿಗುವಂತೆ, ಅವುಗಳ ಜೊತೆ ಕೆಲಸ ಮಾಡುತ್ತೇವೆ.',
    },
    { icon: 'team', title: 'ಅನುಭವಿ FMCG ವ್ಯಾಪಾರ ತಂಡ', description: 'ವ್ಯಾಪಾರ ತಿಳಿದವರ ಜೊತೆ ನಿಮ್ಮ ವ್ಯವಹಾರ.' },
    { icon: 'track', title: 'ಡೆಲಿವರಿ ಟ್ರ್ಯಾಕ್ ಮಾಡಿ', description: 'ನಿಮ್ಮ ಆರ್ಡರ್ ಎಲ್ಲಿದೆ ಎಂದು ನೋಡಿ.' },
  ],
};

export const translation = { confirmed: false };
