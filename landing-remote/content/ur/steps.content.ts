import type { StepsContent } from '../../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'یہ کیسے کام کرتا ہے',
  intro: 'چار قدم، سب ایپ میں۔',
  list: [
    { number: 1, icon: 'download', title: 'ایپ ڈاؤن لوڈ کریں', description: 'Android پر حاصل کریں۔' },
    {
      number: 2,
      icon: 'browse',
      title: 'پروڈکٹ دیکھیں اور کارٹ میں ڈالیں',
      description: 'کیٹیگریوں میں سے چنیں۔',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'آرڈر کنفرم کریں',
      description: 'جانچ لیں، پھر ایپ میں آرڈر دیں۔',
    },
    {
      number: 4,
      icon: 'track',
      title: 'ڈیلیوری ٹریک کریں',
      description: 'آرڈر پہنچنے تک اس پر نظر رکھیں۔',
    },
  ],
};

export const translation = { confirmed: false };
