import type { HeroContent } from '../../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'تھوک کرانہ اور مشروبات، اسی دن ڈیلیوری',
  text: '{pincode} کی کرانہ دکانوں، کیفے، ریستوراں، پب اور بار، کھانے پینے کے ٹھیلوں، دفتروں اور ہاسٹلوں کے لیے۔',
  download: 'ڈاؤن لوڈ کریں',
  learnMore: { label: 'مزید جانیں', about: 'کہ آپ کیا کیا آرڈر کر سکتے ہیں' },
  badges: [
    { icon: 'phone', text: 'Android پر دستیاب' },
    { icon: 'soon', text: 'iOS پر جلد آ رہا ہے' },
    { icon: 'delivery', text: 'اسی دن ڈیلیوری' },
  ],
  badgesLabel: 'صورتِ حال',
  picture: 'خاکہ: فون پر ایپ، چاروں طرف سبزی اور پھل کے کریٹ، بوتلیں اور ایک ڈیلیوری اسکوٹر۔',
};

export const translation = { confirmed: false };
