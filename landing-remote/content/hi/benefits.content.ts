import type { BenefitsContent } from '../../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'हमें क्यों चुनें',
  list: [
    { icon: 'same-day', title: 'उसी दिन डिलीवरी', description: 'आज ऑर्डर करें, कुछ घंटों में पाएँ।' },
    { icon: 'pricing', title: 'पारदर्शी थोक दाम', description: 'दाम साफ़ हों, तो आप अपने दाम तय कर सकते हैं।' },
    { icon: 'bulk', title: 'बल्क ऑर्डर', description: 'एक ही ऑर्डर में ज़्यादा माल लें।' },
    {
      icon: 'partnerships',
      title: 'लोकल ब्रांड से साझेदारी',
      description: 'हम लोकल ब्रांड के साथ काम करते हैं, ताकि वे आपको भी मिलें।',
    },
    { icon: 'team', title: 'अनुभवी FMCG ट्रेडिंग टीम', description: 'आपका काम कारोबार जानने वालों से पड़ता है।' },
    { icon: 'track', title: 'डिलीवरी ट्रैक करें', description: 'देखें कि आपका ऑर्डर कहाँ है।' },
  ],
};

export const translation = { confirmed: false };
