import type { CategoriesContent } from '../../sections/categories/categories.schema';

export const categories: CategoriesContent = {
  title: 'آپ کیا آرڈر کر سکتے ہیں',
  intro: 'آپ کی دکان یا باورچی خانے کے لیے پانچ کیٹیگریاں۔',
  list: [
    { icon: 'beverages', title: 'مشروبات' },
    { icon: 'groceries', title: 'کرانہ سامان' },
    { icon: 'packaged-snacks', title: 'پیکٹ والے اسنیکس' },
    { icon: 'cleaning-personal-care', title: 'صفائی اور پرسنل کیئر' },
    { icon: 'restaurant-supplies', title: 'ریستوراں کا سامان' },
  ],
};

export const translation = { confirmed: false };
