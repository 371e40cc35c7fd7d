import type { BenefitsContent } from '../../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'ہمیں کیوں چنیں',
  list: [
    { icon: 'same-day', title: 'اسی دن ڈیلیوری', description: 'چند گھنٹوں میں۔' },
    { icon: 'pricing', title: 'تھوک کے صاف دام', description: 'دام صاف صاف بتائے جاتے ہیں۔' },
    { icon: 'bulk', title: 'بڑے آرڈر', description: 'زیادہ مقدار میں آرڈر کریں۔' },
    {
      icon: 'partnerships',
      title: 'مقامی برانڈز سے شراکت',
      description: 'ہم مقامی برانڈز کے ساتھ کام کرتے ہیں۔',
    },
    { icon: 'team', title: 'تجربہ کار FMCG ٹریڈنگ ٹیم', description: 'FMCG کا کاروبار جاننے والے لوگ۔' },
    { icon: 'track', title: 'ڈیلیوری ٹریک کریں', description: 'دیکھیں کہ آپ کا آرڈر کہاں ہے۔' },
  ],
};

export const translation = { confirmed: false };
