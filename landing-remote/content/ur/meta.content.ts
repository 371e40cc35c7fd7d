import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: '{brand} – آپ کی لوکل B2B منڈی',
  description:
    '{pincode} کی کرانہ دکانوں اور HORECA خریداروں کے لیے تھوک کرانہ اور مشروبات، اسی دن ڈیلیوری۔ ایپ ڈاؤن لوڈ کریں۔',
};

export const translation = { confirmed: false };
