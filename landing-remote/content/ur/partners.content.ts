import type { PartnersContent } from '../../sections/partners/partners.schema';

export const partners: PartnersContent = {
  title: 'پارٹنرز اور سرمایہ کاروں کے لیے',
  text: 'پارٹنرز اور سرمایہ کار: ہم سے جڑیں۔',
  action: 'ہم سے جڑیں',
  message: 'آداب! مجھے پارٹنر یا سرمایہ کار کے طور پر آپ سے جڑنا ہے۔',
};

export const translation = { confirmed: false };
