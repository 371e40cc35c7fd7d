import type { BrandOwnersContent } from '../../sections/brand-owners/brand-owners.schema';

export const brandOwners: BrandOwnersContent = {
  title: 'ಬ್ರ್ಯಾಂಡ್ ಮಾಲೀಕರಿಗೆ',
  text: 'ಬೆಂಗಳೂರು ನಗರದ 100+ ರಿಟೇಲ್ ಅಂಗಡಿಗಳಲ್ಲಿ ನಿಮ್ಮ ಬ್ರ್ಯಾಂಡ್ ಸಿಗುವಂತೆ ಮಾಡಿ.',
  action: 'ಬ್ರ್ಯಾಂಡ್ ಬಗ್ಗೆ ನಮ್ಮೊಂದಿಗೆ ಮಾತನಾಡಿ',
  message: 'ನಮಸ್ಕಾರ! ನನ್ನದೊಂದು ಬ್ರ್ಯಾಂಡ್ ಇದೆ, ಅದರ ಬಗ್ಗೆ ಮಾತನಾಡಬೇಕು.',
};

export const translation = { confirmed: false };
