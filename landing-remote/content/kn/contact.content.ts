import type { ContactContent } from '../../sections/contact/contact.schema';

export const contact: ContactContent = {
  title: 'ಆ್ಯಪ್‌ನಲ್ಲಿ ಆರ್ಡರ್ ಮಾಡಿ',
  text: 'ಆರ್ಡರ್ ಮಾಡುವುದು ಆ್ಯಪ್‌ನಲ್ಲಿ; ಈ ವೆಬ್‌ಸೈಟ್ ಆರ್ಡರ್ ತೆಗೆದುಕೊಳ್ಳುವುದಿಲ್ಲ.',
  download: 'ಡೌನ್‌ಲೋಡ್',
  ios: { label: 'iOS ಆ್ಯಪ್', comingSoon: 'ಶೀಘ್ರದಲ್ಲೇ ಬರಲಿದೆ' },
  whatsApp: 'ವಾಟ್ಸಾಪ್‌ನಲ್ಲಿ ಚಾಟ್ ಮಾಡಿ',
  storeCode: {
    alt: 'Google Play ನಲ್ಲಿರುವ ಆ್ಯಪ್‌ಗೆ ಕರೆದೊಯ್ಯುವ QR ಕೋಡ್',
    caption: 'ನಿಮ್ಮ ಫೋನ್‌ನಲ್ಲಿ ಆ್ಯಪ್ ಪಡೆಯಲು ಸ್ಕ್ಯಾನ್ ಮಾಡಿ.',
  },
};

export const translation = { confirmed: false };
