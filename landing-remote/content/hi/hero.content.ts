import type { HeroContent } from '../../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'थोक किराना और पेय पदार्थ, उसी दिन डिलीवरी',
  text: 'ऐप में ऑर्डर करें, और सामान कुछ घंटों में पिनकोड {pincode} की आपकी किराना दुकान, कैफ़े, रेस्टोरेंट, पब, बार, स्टॉल, ऑफ़िस या हॉस्टल तक पहुँच जाता है।',
  download: 'डाउनलोड करें',
  learnMore: { label: 'और जानें', about: 'कि आप क्या-क्या ऑर्डर कर सकते हैं' },
  badges: [
    { icon: 'phone', text: 'Android पर उपलब्ध' },
    { icon: 'soon', text: 'iOS पर जल्द आ रहा है' },
    { icon: 'delivery', text: 'उसी दिन डिलीवरी' },
  ],
  badgesLabel: 'स्थिति',
  picture: 'चित्र: फ़ोन पर ऐप, चारों ओर एक क्रेट, बोतलें और एक मालवाहक ऑटो।',
};

export const translation = { confirmed: false };
