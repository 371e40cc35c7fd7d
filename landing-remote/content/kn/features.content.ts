import type { FeaturesContent } from '../../sections/features/features.schema';

export const features: FeaturesContent = {
  title: 'ಆ್ಯಪ್‌ನ ಒಳಗೆ',
  note: 'ಇವು ಚಿತ್ರಗಳು, ಸ್ಕ್ರೀನ್‌ಶಾಟ್‌ಗಳಲ್ಲ.',
  cards: [
    {
      image: 'navigation',
      alt: 'ಫೋನ್ ಚಿತ್ರ: ವಿಭಾಗಗಳ ಪಟ್ಟಿ, ಅಲ್ಲಿಂದ ಕಾರ್ಟ್‌ಗೆ ದಾರಿ.',
      title: 'ಸುಲಭ ನ್ಯಾವಿಗೇಶನ್',
      description: 'ವಿಭಾಗದಿಂದ ಕಾರ್ಟ್‌ವರೆಗೆ ದಾರಿ ಸುಲಭ.',
    },
    {
      image: 'discovery',
      alt: 'ಫೋನ್ ಚಿತ್ರ: ಸಾಲಾಗಿ ಜೋಡಿಸಿದ ಸರಕುಗಳು.',
      title: 'ಸ್ಮಾರ್ಟ್ ಆಗಿ ಸರಕು ಆಯ್ಕೆ',
      description: 'ಐದು ವಿಭಾಗಗಳಲ್ಲಿ ಸರಕುಗಳನ್ನು ನೋಡಿ.',
    },
    {
      image: 'checkout',
      alt: 'ಫೋನ್ ಚಿತ್ರ: ತುಂಬಿದ ಕಾರ್ಟ್ ಮತ್ತು ಖಚಿತಪಡಿಸುವ ಬಟನ್.',
      title: 'ಸರಾಗ ಚೆಕ್‌ಔಟ್',
      description: 'ಕಾರ್ಟ್‌ಗೆ ಸೇರಿಸಿ, ನಂತರ ಆರ್ಡರ್ ಖಚಿತಪಡಿಸಿ.',
    },
  ],
};

export const translation = { confirmed: false };
