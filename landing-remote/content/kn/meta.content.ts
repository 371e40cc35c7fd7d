import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: '{brand} – ನಿಮ್ಮ ಸ್ಥಳೀಯ B2B ಮಂಡಿ',
  description:
    '{pincode} ಪಿನ್ ಕೋಡ್‌ನ ಕಿರಾಣಿ ಅಂಗಡಿ ಮತ್ತು HORECA ಖರೀದಿದಾರರಿಗೆ ಸಗಟು ದಿನಸಿ ಮತ್ತು ಪಾನೀಯಗಳು, ಅದೇ ದಿನ ಡೆಲಿವರಿ. ಆ್ಯಪ್ ಡೌನ್‌ಲೋಡ್ ಮಾಡಿ.',
};

export const translation = { confirmed: false };
