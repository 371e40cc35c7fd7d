import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: 'آپ کی مقامی B2B منڈی – {brand}',
  description:
    'پن کوڈ {pincode} کی کرانہ دکانوں، ریستورانوں اور کیفے کے لیے ہول سیل کرانہ اور مشروبات، اسی دن ڈیلیوری۔ ایپ ڈاؤن لوڈ کریں۔',
};

export const translation = { confirmed: false };
