import type { FrameContent } from '../frame.schema';

export const frame: FrameContent = {
  tagline: 'ನಿಮ್ಮ ಸ್ಥಳೀಯ B2B ಮಂಡಿ',
  skipLink: 'ಮುಖ್ಯ ವಿಷಯಕ್ಕೆ ಹೋಗಿ',
  navigation: [
    { label: 'ಸೇವೆಗಳು', hash: '#services' },
    { label: 'ಆರ್ಡರ್ ಮಾಡುವುದು ಹೇಗೆ', hash: '#how-it-works' },
    { label: 'ಪಾಲುದಾರರು', hash: '#partners' },
    { label: 'ಸಂಪರ್ಕ', hash: '#contact' },
  ],
  navigationLabels: { main: 'ಮುಖ್ಯ', mobile: 'ಮೊಬೈಲ್' },
  menu: 'ಮೆನು',
  theme: { label: 'ಥೀಮ್', light: 'ಲೈಟ್', dark: 'ಡಾರ್ಕ್', system: 'ಸಿಸ್ಟಮ್' },
  language: {
    label: 'ಭಾಷೆ',
    whollyInEnglish: 'ಈ ಪುಟ ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿದೆ.',
    partlyInEnglish: 'ಈ ಪುಟದ ಕೆಲವು ಭಾಗಗಳು ಇಂಗ್ಲಿಷ್‌ನಲ್ಲಿವೆ.',
    offer: { text: 'ಈ ಸೈಟ್ ಅನ್ನು ಕನ್ನಡದಲ್ಲಿ ಓದಬಹುದು.', read: 'ಕನ್ನಡದಲ್ಲಿ ಓದಿ', close: 'ಮುಚ್ಚಿ' },
  },
  footer: {
    quickLinks: 'ತ್ವರಿತ ಲಿಂಕ್‌ಗಳು',
    privacyPolicy: 'ಗೌಪ್ಯತಾ ನೀತಿ',
    contact: 'ಸಂಪರ್ಕ ಮಾಹಿತಿ',
    company: 'ಕಂಪನಿ',
    whatsApp: 'ವಾಟ್ಸಾಪ್‌ನಲ್ಲಿ ಚಾಟ್ ಮಾಡಿ',
    credits: 'ಕೃತಜ್ಞತೆ ಮತ್ತು ಪರವಾನಗಿಗಳು',
    labels: {
      phone: 'ಫೋನ್',
      email: 'ಇಮೇಲ್',
      address: 'ನೋಂದಾಯಿತ ಕಚೇರಿ',
      cin: 'CIN',
      fssai: 'FSSAI ಪರವಾನಗಿ',
      grievance: 'ಪ್ರಶ್ನೆ ಮತ್ತು ದೂರುಗಳಿಗೆ',
    },
    playTrademark: 'Google Play ಎಂಬುದು Google LLC ಸಂಸ್ಥೆಯ ಟ್ರೇಡ್‌ಮಾರ್ಕ್.',
  },
  notFound: {
    code: '404',
    title: 'ಅಯ್ಯೋ! ಪುಟ ಸಿಗಲಿಲ್ಲ',
    home: 'ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ',
    documentTitle: 'ಪುಟ ಸಿಗಲಿಲ್ಲ',
  },
  error: {
    title: 'ಅನಿರೀಕ್ಷಿತ ದೋಷ!',
    text: 'ಈ ಪುಟದಲ್ಲಿ ಏನೋ ತಪ್ಪಾಗಿದೆ. ದಯವಿಟ್ಟು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ.',
    reload: 'ಪುಟವನ್ನು ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ',
    home: 'ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ',
  },
  unavailable: {
    title: 'ಈ ಪುಟ ತೆರೆಯಲಿಲ್ಲ',
    text: 'ನಿಮ್ಮ ನೆಟ್‌ವರ್ಕ್ ನಿಧಾನವಾಗಿರಬಹುದು. ನಾವು ಪ್ರಯತ್ನಿಸುತ್ತಲೇ ಇರುತ್ತೇವೆ; ನೀವೂ ಈಗಲೇ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಬಹುದು.',
    retry: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    open: 'ಪುಟವನ್ನು ಮತ್ತೆ ತೆರೆಯಿರಿ',
    home: 'ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ',
    loading: 'ಲೋಡ್ ಆಗುತ್ತಿದೆ…',
  },
  toasts: {
    offline: 'ನೀವು ಆಫ್‌ಲೈನ್ ಆಗಿದ್ದೀರಿ. ಈ ಪುಟವನ್ನು ಈಗಲೂ ಓದಬಹುದು.',
    online: 'ನೀವು ಮತ್ತೆ ಆನ್‌ಲೈನ್ ಆಗಿದ್ದೀರಿ.',
    newVersion: 'ಈ ಸೈಟ್‌ನ ಹೊಸ ಆವೃತ್ತಿ ಸಿದ್ಧವಾಗಿದೆ.',
    reload: 'ಮತ್ತೆ ಲೋಡ್ ಮಾಡಿ',
    later: 'ನಂತರ',
  },
};

export const translation = { confirmed: false };
