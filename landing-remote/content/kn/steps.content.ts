import type { StepsContent } from '../../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'ಇದು ಹೇಗೆ ನಡೆಯುತ್ತದೆ',
  intro: 'ನಾಲ್ಕು ಹಂತಗಳು, ಎಲ್ಲವೂ ಆ್ಯಪ್‌ನಲ್ಲಿ.',
  list: [
    { number: 1, icon: 'download', title: 'ಆ್ಯಪ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ', description: 'Android ನಲ್ಲಿ ಪಡೆಯಿರಿ.' },
    {
      number: 2,
      icon: 'browse',
      title: 'ಸರಕು ನೋಡಿ, ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ',
      description: 'ವಿಭಾಗಗಳಿಂದ ಆಯ್ಕೆ ಮಾಡಿ.',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'ಆರ್ಡರ್ ಖಚಿತಪಡಿಸಿ',
      description: 'ಒಮ್ಮೆ ನೋಡಿಕೊಳ್ಳಿ, ನಂತರ ಆ್ಯಪ್‌ನಲ್ಲಿ ಆರ್ಡರ್ ಮಾಡಿ.',
    },
    {
      number: 4,
      icon: 'track',
      title: 'ಡೆಲಿವರಿ ಟ್ರ್ಯಾಕ್ ಮಾಡಿ',
      description: 'ಆರ್ಡರ್ ನಿಮ್ಮನ್ನು ತಲುಪುವವರೆಗೂ ನೋಡುತ್ತಿರಿ.',
    },
  ],
};

export const translation = { confirmed: false };
