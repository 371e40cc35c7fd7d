import type { FeaturesContent } from '../../sections/features/features.schema';

export const features: FeaturesContent = {
  title: 'ایپ کے اندر',
  note: 'یہ خاکے ہیں، اسکرین شاٹ نہیں۔',
  cards: [
    {
      image: 'navigation',
      alt: 'فون کا خاکہ: کیٹیگریوں کی فہرست، اور کارٹ تک کا راستہ۔',
      title: 'آسان نیویگیشن',
      description: 'کیٹیگری سے کارٹ تک آسانی سے پہنچیں۔',
    },
    {
      image: 'discovery',
      alt: 'فون کا خاکہ: خانوں میں سجے پروڈکٹ۔',
      title: 'اسمارٹ طریقے سے پروڈکٹ چنیں',
      description: 'پانچ کیٹیگریوں میں پروڈکٹ دیکھیں۔',
    },
    {
      image: 'checkout',
      alt: 'فون کا خاکہ: بھرا ہوا کارٹ اور کنفرم کرنے کا بٹن۔',
      title: 'بغیر رکاوٹ چیک آؤٹ',
      description: 'کارٹ میں ڈالیں، پھر آرڈر کنفرم کریں۔',
    },
  ],
};

export const translation = { confirmed: false };
