import type { PartnersContent } from '../../sections/partners/partners.schema';

export const partners: PartnersContent = {
  title: 'پارٹنرز اور سرمایہ کاروں کے لیے',
  text: 'ہمارے ساتھ کام کریں، یا ہم میں سرمایہ کاری کریں۔ ہمیں آپ سے سن کر خوشی ہوگی۔',
  action: 'ہم سے جڑیں',
  message: 'آداب! مجھے پارٹنر یا سرمایہ کار کے طور پر آپ سے جڑنا ہے۔',
};

export const translation = { confirmed: false };
