import type { CategoriesContent } from '../../sections/categories/categories.schema';

export const categories: CategoriesContent = {
  title: 'ఏమేమి ఆర్డర్ చేయవచ్చు',
  intro: 'మీ షాపు లేదా వంటగది కోసం ఐదు విభాగాలు.',
  list: [
    { icon: 'beverages', title: 'పానీయాలు' },
    { icon: 'groceries', title: 'కిరాణా సరుకులు' },
    { icon: 'packaged-snacks', title: 'ప్యాక్ చేసిన చిరుతిళ్లు' },
    { icon: 'cleaning-personal-care', title: 'క్లీనింగ్ & పర్సనల్ కేర్' },
    { icon: 'restaurant-supplies', title: 'రెస్టారెంట్ సామగ్రి' },
  ],
};

export const translation = { confirmed: false };
