import type { ContactContent } from '../../sections/contact/contact.schema';

export const contact: ContactContent = {
  title: 'ایپ میں آرڈر کریں',
  text: 'آرڈر ایپ سے ہوتے ہیں؛ یہ ویب سائٹ آرڈر نہیں لیتی۔',
  download: 'ڈاؤن لوڈ کریں',
  ios: { label: 'iOS ایپ', comingSoon: 'جلد آ رہی ہے' },
  whatsApp: 'واٹس ایپ پر بات کریں',
  storeCode: {
    alt: 'کیو آر کوڈ، جو Google Play پر ایپ تک لے جاتا ہے',
    caption: 'فون پر ایپ حاصل کرنے کے لیے اسکین کریں۔',
  },
};

export const translation = { confirmed: false };
