import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: 'پرائیویسی پالیسی – {brand}',
  description:
    '{app} ایپ کون سا ذاتی ڈیٹا لیتی ہے اور کیوں، اسے کس کے ساتھ شیئر کرتی ہے، آپ کے حقوق اور انہیں استعمال کرنے کا طریقہ، اور اکاؤنٹ کیسے ڈیلیٹ کریں۔',
};

export const translation = { confirmed: false };
