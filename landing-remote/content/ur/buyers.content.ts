import type { BuyersContent } from '../../sections/buyers/buyers.schema';

export const buyers: BuyersContent = {
  title: 'ہم کن کے لیے ہیں',
  intro: 'محلے کی چھوٹی دکانیں، اور وہ سب جو کھانا پینا بناتے اور پیش کرتے ہیں۔',
  list: [
    { icon: 'kiranas', title: 'کرانہ دکانیں', description: 'آپ کے شیلف اور کاؤنٹر کے لیے مال۔' },
    { icon: 'cafes-restaurants', title: 'کیفے اور ریستوراں', description: 'آپ کے باورچی خانے کے لیے سامان۔' },
    { icon: 'pubs-bars', title: 'پب اور بار', description: 'آپ کے بار کے لیے سامان۔' },
    {
      icon: 'food-vendors',
      title: 'کھانے پینے کے ٹھیلے اور اسٹال',
      description: 'آپ کے ٹھیلے یا اسٹال کے لیے سامان۔',
    },
    { icon: 'offices-hostels', title: 'دفاتر اور ہاسٹل', description: 'آپ کی پینٹری اور میس کے لیے سامان۔' },
  ],
};

export const translation = { confirmed: false };
