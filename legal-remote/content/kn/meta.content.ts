import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: 'ಗೌಪ್ಯತಾ ನೀತಿ – {brand}',
  description:
    '{app} ಆ್ಯಪ್ ಯಾವ ವೈಯಕ್ತಿಕ ಡೇಟಾ ಸಂಗ್ರಹಿಸುತ್ತದೆ ಮತ್ತು ಏಕೆ, ಅದನ್ನು ಯಾರೊಂದಿಗೆ ಹಂಚಿಕೊಳ್ಳಲಾಗುತ್ತದೆ, ನಿಮ್ಮ ಹಕ್ಕುಗಳೇನು ಮತ್ತು ಅವನ್ನು ಬಳಸುವುದು ಹೇಗೆ, ನಿಮ್ಮ ಖಾತೆಯನ್ನು ಅಳಿಸುವುದು ಹೇಗೆ.',
};

export const translation = { confirmed: false };
