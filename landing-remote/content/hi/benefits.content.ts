import type { BenefitsContent } from '../../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'हमें क्यों चुनें',
  list: [
    { icon: 'same-day', title: 'उसी दिन डिलीवरी', description: 'कुछ ही घंटों में।' },
    { icon: 'pricing', title: 'थोक के साफ़ दाम', description: 'दाम साफ़-साफ़ बताए जाते हैं।' },
    { icon: 'bulk', title: 'बड़े ऑर्डर', description: 'ज़्यादा मात्रा में ऑर्डर करें।' },
    { icon: 'partnerships', title: 'लोकल ब्रांड से साझेदारी', description: 'हम लोकल ब्रांड के साथ काम करते हैं।' },
    { icon: 'team', title: 'अनुभवी FMCG ट्रेडिंग टीम', description: 'FMCG का कारोबार जानने वाले लोग।' },
    { icon: 'track', title: 'डिलीवरी ट्रैक करें', description: 'देखें कि आपका ऑर्डर कहाँ है।' },
  ],
};

export const translation = { confirmed: false };
