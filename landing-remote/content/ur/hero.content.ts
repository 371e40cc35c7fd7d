import type { HeroContent } from '../../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'ہول سیل کرانہ اور مشروبات، اسی دن ڈیلیوری',
  text: 'ایپ میں آرڈر کریں، اور سامان چند گھنٹوں میں پن کوڈ {pincode} کی آپ کی کرانہ دکان، کیفے، ریستوراں، پب، بار، اسٹال، دفتر یا ہاسٹل تک پہنچ جاتا ہے۔',
  download: 'ڈاؤن لوڈ کریں',
  learnMore: { label: 'مزید جانیں', about: 'کہ آپ کیا کیا آرڈر کر سکتے ہیں' },
  badges: [
    { icon: 'phone', text: 'Android پر دستیاب' },
    { icon: 'soon', text: 'iOS پر جلد آ رہی ہے' },
    { icon: 'delivery', text: 'اسی دن ڈیلیوری' },
  ],
  badgesLabel: 'صورتِ حال',
  picture: 'خاکہ: فون پر ایپ، چاروں طرف ایک کریٹ، بوتلیں اور ایک مال بردار آٹو۔',
};

export const translation = { confirmed: false };
