import type { BenefitsContent } from '../../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'ನಾವೇ ಏಕೆ',
  list: [
    { icon: 'same-day', title: 'ಅದೇ ದಿನ ಡೆಲಿವರಿ', description: 'ಕೆಲವು ಗಂಟೆಗಳಲ್ಲಿ.' },
    { icon: 'pricing', title: 'ಪಾರದರ್ಶಕ ಸಗಟು ಬೆಲೆ', description: 'ಬೆಲೆ ಸ್ಪಷ್ಟವಾಗಿರುತ್ತದೆ.' },
    { icon: 'bulk', title: 'ಬಲ್ಕ್ ಆರ್ಡರ್', description: 'ಹೆಚ್ಚು ಪ್ರಮಾಣದಲ್ಲಿ ಆರ್ಡರ್ ಮಾಡಿ.' },
    {
      icon: 'partnerships',
      title: 'ಸ್ಥಳೀಯ ಬ್ರ್ಯಾಂಡ್‌ಗಳ ಸಹಭಾಗಿತ್ವ',
      description: 'ನಾವು ಸ್ಥಳೀಯ ಬ್ರ್ಯಾಂಡ್‌ಗಳ ಜೊತೆ ಕೆಲಸ ಮಾಡುತ್ತೇವೆ.',
    },
    { icon: 'team', title: 'ಅನುಭವಿ FMCG ವ್ಯಾಪಾರ ತಂಡ', description: 'FMCG ವ್ಯಾಪಾರ ತಿಳಿದವರು.' },
    { icon: 'track', title: 'ಡೆಲಿವರಿ ಟ್ರ್ಯಾಕ್ ಮಾಡಿ', description: 'ನಿಮ್ಮ ಆರ್ಡರ್ ಎಲ್ಲಿದೆ ಎಂದು ನೋಡಿ.' },
  ],
};

export const translation = { confirmed: false };
