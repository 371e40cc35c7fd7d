import type { StepsContent } from '../../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'یہ کیسے کام کرتا ہے',
  intro: 'ڈاؤن لوڈ سے ڈیلیوری تک چار قدم۔',
  list: [
    {
      number: 1,
      icon: 'download',
      title: 'ایپ ڈاؤن لوڈ کریں',
      description: 'Android کے لیے Google Play سے حاصل کریں۔',
    },
    {
      number: 2,
      icon: 'browse',
      title: 'پروڈکٹ دیکھیں اور کارٹ میں ڈالیں',
      description: 'پانچ کیٹیگریوں میں سے ضرورت کا سامان چنیں۔',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'آرڈر کنفرم کریں',
      description: 'اپنا کارٹ جانچ لیں، پھر آرڈر دیں۔',
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
