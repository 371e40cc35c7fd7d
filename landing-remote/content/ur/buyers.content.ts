import type { BuyersContent } from '../../sections/buyers/buyers.schema';

export const buyers: BuyersContent = {
  title: 'ہم کن کے لیے ہیں',
  intro: 'محلے کی چھوٹی دکانیں، اور وہ سب جو کھانا پینا بناتے اور پیش کرتے ہیں۔',
  list: [
    { icon: 'kiranas', title: 'کرانہ دکانیں', description: 'محلے کی چھوٹی دکانیں۔ آپ کے کاؤنٹر کے لیے۔' },
    { icon: 'cafes-restaurants', title: 'کیفے اور ریستوراں', description: 'آپ کے باورچی خانے کے لیے۔' },
    { icon: 'pubs-bars', title: 'پب اور بار', description: 'آپ کے بار کے لیے۔' },
    {
      icon: 'food-vendors',
      title: 'کھانے پینے کے ٹھیلے اور اسٹال',
      description: 'آپ کے ٹھیلے یا اسٹال کے لیے۔',
    },
    { icon: 'offices-hostels', title: 'دفتر اور ہاسٹل', description: 'آپ کی پینٹری اور میس کے لیے۔' },
  ],
};

export const translation = { confirmed: false };
