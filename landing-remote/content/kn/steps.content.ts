import type { StepsContent } from '../../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'ಆರ್ಡರ್ ಮಾಡುವುದು ಹೇಗೆ',
  intro: 'ಡೌನ್‌ಲೋಡ್‌ನಿಂದ ಡೆಲಿವರಿವರೆಗೆ ನಾಲ್ಕು ಹಂತಗಳು.',
  list: [
    {
      number: 1,
      icon: 'download',
      title: 'ಆ್ಯಪ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ',
      description: 'Android ಗಾಗಿ Google Play ನಲ್ಲಿ ಪಡೆಯಿರಿ.',
    },
    {
      number: 2,
      icon: 'browse',
      title: 'ಸರಕು ನೋಡಿ, ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ',
      description: 'ಐದು ವಿಭಾಗಗಳಿಂದ ಬೇಕಾದುದನ್ನು ಆಯ್ಕೆ ಮಾಡಿ.',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'ಆರ್ಡರ್ ಖಚಿತಪಡಿಸಿ',
      description: 'ಕಾರ್ಟ್ ಅನ್ನು ಒಮ್ಮೆ ಪರಿಶೀಲಿಸಿ, ನಂತರ ಆರ್ಡರ್ ಮಾಡಿ.',
    },
    {
      number: 4,
      icon: 'track',
      title: 'ಡೆಲಿವರಿ ಟ್ರ್ಯಾಕ್ ಮಾಡಿ',
      description: 'ಆರ್ಡರ್ ನಿಮ್ಮ ಕೈ ಸೇರುವವರೆಗೂ ಎಲ್ಲಿದೆ ಎಂದು ನೋಡಿ.',
    },
  ],
};

export const translation = { confirmed: false };
