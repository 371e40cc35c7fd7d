import type { StepsContent } from '../../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'यह कैसे काम करता है',
  intro: 'डाउनलोड से डिलीवरी तक चार कदम।',
  list: [
    { number: 1, icon: 'download', title: 'ऐप डाउनलोड करें', description: 'Android के लिए Google Play से पाएँ।' },
    {
      number: 2,
      icon: 'browse',
      title: 'प्रोडक्ट देखें और कार्ट में डालें',
      description: 'पाँच कैटेगरी में से ज़रूरत का सामान चुनें।',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'ऑर्डर कन्फ़र्म करें',
      description: 'अपना कार्ट जाँच लें, फिर ऑर्डर दें।',
    },
    {
      number: 4,
      icon: 'track',
      title: 'डिलीवरी ट्रैक करें',
      description: 'ऑर्डर पहुँचने तक उस पर नज़र रखें।',
    },
  ],
};

export const translation = { confirmed: false };
