import type { CategoriesContent } from '../../sections/categories/categories.schema';

export const categories: CategoriesContent = {
  title: 'என்னென்ன ஆர்டர் செய்யலாம்',
  intro: 'உங்கள் கடைக்கு அல்லது சமையலறைக்கு ஐந்து வகைகள்.',
  list: [
    { icon: 'beverages', title: 'பானங்கள்' },
    { icon: 'groceries', title: 'மளிகைப் பொருட்கள்' },
    { icon: 'packaged-snacks', title: 'பேக் செய்த ஸ்நாக்ஸ்' },
    { icon: 'cleaning-personal-care', title: 'கிளீனிங் & பர்சனல் கேர்' },
    { icon: 'restaurant-supplies', title: 'உணவகப் பொருட்கள்' },
  ],
};

export const translation = { confirmed: false };
