import type { CategoriesContent } from '../../sections/categories/categories.schema';

export const categories: CategoriesContent = {
  title: 'आप क्या ऑर्डर कर सकते हैं',
  intro: 'आपकी दुकान या रसोई के लिए पाँच कैटेगरी।',
  list: [
    { icon: 'beverages', title: 'पेय पदार्थ' },
    { icon: 'groceries', title: 'किराना सामान' },
    { icon: 'packaged-snacks', title: 'पैकेट वाले स्नैक्स' },
    { icon: 'cleaning-personal-care', title: 'साफ़-सफ़ाई और पर्सनल केयर' },
    { icon: 'restaurant-supplies', title: 'रेस्टोरेंट का सामान' },
  ],
};

export const translation = { confirmed: false };
