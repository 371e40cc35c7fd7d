import type { ContactContent } from '../../sections/contact/contact.schema';

export const contact: ContactContent = {
  title: 'ایپ میں آرڈر کریں',
  text: 'یہ سائٹ بتاتی ہے کہ ہم کیا کرتے ہیں؛ آرڈر ایپ میں دیے جاتے ہیں۔',
  download: 'ڈاؤن لوڈ کریں',
  ios: { label: 'iOS ایپ', comingSoon: 'جلد آ رہا ہے' },
  whatsApp: 'واٹس ایپ پر بات کریں',
  storeCode: {
    alt: 'کیو آر کوڈ، جو Google Play پر ایپ تک لے جاتا ہے',
    caption: 'فون پر ایپ حاصل کرنے کے لیے اسکین کریں۔',
  },
};

export const translation = { confirmed: false };
