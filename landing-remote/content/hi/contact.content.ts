import type { ContactContent } from '../../sections/contact/contact.schema';

export const contact: ContactContent = {
  title: 'ऐप में ऑर्डर करें',
  text: 'ऑर्डर ऐप से होते हैं; यह वेबसाइट ऑर्डर नहीं लेती।',
  download: 'डाउनलोड करें',
  ios: { label: 'iOS ऐप', comingSoon: 'जल्द आ रहा है' },
  whatsApp: 'व्हाट्सऐप पर बात करें',
  storeCode: {
    alt: 'QR कोड, जो Google Play पर ऐप तक ले जाता है',
    caption: 'फ़ोन पर ऐप पाने के लिए स्कैन करें।',
  },
};

export const translation = { confirmed: false };
