import type { BuyersContent } from '../../sections/buyers/buyers.schema';

export const buyers: BuyersContent = {
  title: 'ಯಾರಿಗೆ ನಮ್ಮ ಸೇವೆ',
  intro: 'ನೆರೆಹೊರೆಯ ಸಣ್ಣ ಅಂಗಡಿಗಳಿಗೆ, ಮತ್ತು ಅಡುಗೆ ಮಾಡುವ, ಪಾನೀಯ ಕೊಡುವ, ಊಟ ಬಡಿಸುವ ಎಲ್ಲರಿಗೂ.',
  list: [
    { icon: 'kiranas', title: 'ಕಿರಾಣಿ ಅಂಗಡಿಗಳು', description: 'ನಿಮ್ಮ ಶೆಲ್ಫ್ ಮತ್ತು ಕೌಂಟರ್‌ಗೆ ಸರಕು.' },
    { icon: 'cafes-restaurants', title: 'ಕೆಫೆ ಮತ್ತು ರೆಸ್ಟೋರೆಂಟ್‌ಗಳು', description: 'ನಿಮ್ಮ ಅಡುಗೆಮನೆಗೆ ಬೇಕಾದ ಸಾಮಗ್ರಿ.' },
    { icon: 'pubs-bars', title: 'ಪಬ್ ಮತ್ತು ಬಾರ್‌ಗಳು', description: 'ನಿಮ್ಮ ಬಾರ್‌ಗೆ ಬೇಕಾದ ಸಾಮಗ್ರಿ.' },
    { icon: 'food-vendors', title: 'ಆಹಾರ ಮಾರಾಟಗಾರರು', description: 'ನಿಮ್ಮ ಗಾಡಿ ಅಥವಾ ಸ್ಟಾಲ್‌ಗೆ ಬೇಕಾದ ಸಾಮಗ್ರಿ.' },
    {
      icon: 'offices-hostels',
      title: 'ಆಫೀಸ್ ಮತ್ತು ಹಾಸ್ಟೆಲ್‌ಗಳು',
      description: 'ನಿಮ್ಮ ಪ್ಯಾಂಟ್ರಿ ಮತ್ತು ಮೆಸ್‌ಗೆ ಬೇಕಾದ ಸಾಮಗ್ರಿ.',
    },
  ],
};

export const translation = { confirmed: false };
