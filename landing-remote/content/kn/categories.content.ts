import type { CategoriesContent } from '../../sections/categories/categories.schema';

export const categories: CategoriesContent = {
  title: 'ಏನೇನು ಆರ್ಡರ್ ಮಾಡಬಹುದು',
  intro: 'ನಿಮ್ಮ ಅಂಗಡಿ ಅಥವಾ ಅಡುಗೆಮನೆಗೆ ಐದು ವಿಭಾಗಗಳು.',
  list: [
    { icon: 'beverages', title: 'ಪಾನೀಯಗಳು' },
    { icon: 'groceries', title: 'ದಿನಸಿ' },
    { icon: 'packaged-snacks', title: 'ಪ್ಯಾಕ್ ಮಾಡಿದ ತಿಂಡಿಗಳು' },
    { icon: 'cleaning-personal-care', title: 'ಕ್ಲೀನಿಂಗ್ ಮತ್ತು ಪರ್ಸನಲ್ ಕೇರ್' },
    { icon: 'restaurant-supplies', title: 'ರೆಸ್ಟೋರೆಂಟ್ ಸಾಮಗ್ರಿಗಳು' },
  ],
};

export const translation = { confirmed: false };
