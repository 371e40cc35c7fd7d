import type { BenefitsContent } from '../../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'ہمیں کیوں چنیں',
  list: [
    { icon: 'same-day', title: 'اسی دن ڈیلیوری', description: 'آج آرڈر کریں، چند گھنٹوں میں پائیں۔' },
    {
      icon: 'pricing',
      title: 'شفاف ہول سیل دام',
      description: 'دام واضح ہوں تو آپ اپنے دام طے کر سکتے ہیں۔',
    },
    { icon: 'bulk', title: 'بلک آرڈر', description: 'ایک ہی آرڈر میں زیادہ مال لیں۔' },
    {
      icon: 'partnerships',
      title: 'مقامی برانڈز سے شراکت',
      description: 'ہم مقامی برانڈز کے ساتھ کام کرتے ہیں، تاکہ وہ آپ کو بھی ملیں۔',
    },
    {
      icon: 'team',
      title: 'تجربہ کار FMCG ٹریڈنگ ٹیم',
      description: 'آپ کا واسطہ کاروبار جاننے والوں سے پڑتا ہے۔',
    },
    { icon: 'track', title: 'ڈیلیوری ٹریک کریں', description: 'دیکھیں کہ آپ کا آرڈر کہاں ہے۔' },
  ],
};

export const translation = { confirmed: false };
