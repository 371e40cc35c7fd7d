import type { PreviewBannerContent } from '../preview-banner.schema';

export const previewBanner: PreviewBannerContent = {
  title: 'ಇದು ಪೂರ್ವನೋಟ, ನಿಜವಾದ ಸೈಟ್ ಅಲ್ಲ.',
  release: '{part} {release}{message}, ಪ್ರಕಟಿಸಿದ ಸಮಯ {time}.',
  rest: 'ಉಳಿದೆಲ್ಲವೂ {deployment} ಡಿಪ್ಲಾಯ್‌ಮೆಂಟ್‌ನಲ್ಲಿ ಇದ್ದಂತೆಯೇ ಇದೆ; ಇದನ್ನು ಮಾಡಿದಾಗ ಅದೇ ಚಾಲ್ತಿಯಲ್ಲಿತ್ತು.',
  nothingNew: 'ಇದನ್ನು ಮಾಡಿದಾಗ {deployment} ಡಿಪ್ಲಾಯ್‌ಮೆಂಟ್ ಆಗಿ ಚಾಲ್ತಿಯಲ್ಲಿದ್ದುದನ್ನು ಇದು ತೋರಿಸುತ್ತದೆ.',
  close: 'ಮುಚ್ಚಿ',
};

export const translation = { confirmed: false };
