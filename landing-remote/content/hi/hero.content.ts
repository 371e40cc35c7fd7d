import type { HeroContent } from '../../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'थोक किराना और पेय पदार्थ, उसी दिन डिलीवरी',
  text: '{pincode} की किराना दुकानों, कैफ़े, रेस्टोरेंट, पब और बार, खाने-पीने के ठेलों, ऑफ़िस और हॉस्टल के लिए।',
  download: 'डाउनलोड करें',
  learnMore: { label: 'और जानें', about: 'कि आप क्या-क्या ऑर्डर कर सकते हैं' },
  badges: [
    { icon: 'phone', text: 'Android पर उपलब्ध' },
    { icon: 'soon', text: 'iOS पर जल्द आ रहा है' },
    { icon: 'delivery', text: 'उसी दिन डिलीवरी' },
  ],
  badgesLabel: 'स्थिति',
  picture: 'चित्र: फ़ोन पर ऐप, चारों ओर सब्ज़ी-फल के क्रेट, बोतलें और एक डिलीवरी स्कूटर।',
};

export const translation = { confirmed: false };
