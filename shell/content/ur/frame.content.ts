import type { FrameContent } from '../frame.schema';

export const frame: FrameContent = {
  tagline: 'آپ کی مقامی B2B منڈی',
  skipLink: 'سیدھے اصل مواد پر جائیں',
  navigation: [
    { label: 'خدمات', hash: '#services' },
    { label: 'یہ کیسے کام کرتا ہے', hash: '#how-it-works' },
    { label: 'پارٹنرز', hash: '#partners' },
    { label: 'رابطہ', hash: '#contact' },
  ],
  navigationLabels: { main: 'مرکزی', mobile: 'موبائل' },
  menu: 'مینو',
  theme: { label: 'تھیم', light: 'لائٹ', dark: 'ڈارک', system: 'سسٹم' },
  language: {
    label: 'زبان',
    whollyInEnglish: 'یہ صفحہ انگریزی میں ہے۔',
    partlyInEnglish: 'اس صفحے کے کچھ حصے انگریزی میں ہیں۔',
    offer: {
      text: 'یہ سائٹ اردو میں پڑھی جا سکتی ہے۔',
      read: 'اردو میں پڑھیں',
      close: 'بند کریں',
    },
  },
  footer: {
    quickLinks: 'ضروری لنکس',
    privacyPolicy: 'پرائیویسی پالیسی',
    contact: 'رابطے کی معلومات',
    company: 'کمپنی',
    whatsApp: 'واٹس ایپ پر بات کریں',
    credits: 'اظہارِ تشکر اور لائسنس',
    labels: {
      phone: 'فون',
      email: 'ای میل',
      address: 'رجسٹرڈ دفتر',
      cin: 'CIN',
      fssai: 'FSSAI لائسنس',
      grievance: 'سوالات اور شکایات کے لیے',
    },
    playTrademark: 'گوگل پلے (Google Play) کمپنی Google LLC کا ٹریڈ مارک ہے۔',
  },
  notFound: {
    code: '404',
    title: 'اوہ! صفحہ نہیں ملا',
    home: 'ہوم پیج پر واپس جائیں',
    documentTitle: 'صفحہ نہیں ملا',
  },
  error: {
    title: 'اچانک کوئی خرابی ہوئی!',
    text: 'اس صفحے پر کچھ خرابی ہو گئی۔ براہِ کرم اسے دوبارہ لوڈ کریں۔',
    reload: 'صفحہ دوبارہ لوڈ کریں',
    home: 'ہوم پیج پر واپس جائیں',
  },
  unavailable: {
    title: 'یہ صفحہ نہیں کھلا',
    text: 'شاید آپ کا نیٹ ورک کمزور ہے۔ ہم کوشش کرتے رہیں گے؛ آپ ابھی دوبارہ کوشش کر سکتے ہیں۔',
    retry: 'دوبارہ کوشش کریں',
    open: 'صفحہ دوبارہ کھولیں',
    home: 'ہوم پیج پر واپس جائیں',
    loading: 'لوڈ ہو رہا ہے…',
  },
  toasts: {
    offline: 'آپ آف لائن ہیں۔ یہ صفحہ آپ اب بھی پڑھ سکتے ہیں۔',
    online: 'آپ دوبارہ آن لائن ہیں۔',
    newVersion: 'اس سائٹ کا نیا ورژن تیار ہے۔',
    reload: 'دوبارہ لوڈ کریں',
    later: 'بعد میں',
  },
};

export const translation = { confirmed: false };
