import type { CategoriesContent } from '../sections/categories/categories.schema';

export const categories: CategoriesContent = {
  title: 'What You Can Order',
  intro: 'Five categories for your shop or kitchen.',
  list: [
    { icon: 'beverages', title: 'Beverages' },
    { icon: 'groceries', title: 'Groceries' },
    { icon: 'packaged-snacks', title: 'Packaged Snacks' },
    { icon: 'cleaning-personal-care', title: 'Cleaning & Personal Care' },
    { icon: 'restaurant-supplies', title: 'Restaurant Supplies' },
  ],
};
