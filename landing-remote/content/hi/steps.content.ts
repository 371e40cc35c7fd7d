import type { StepsContent } from '../../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'यह कैसे काम करता है',
  intro: 'चार कदम, सब ऐप में।',
  list: [
    { number: 1, icon: 'download', title: 'ऐप डाउनलोड करें', description: 'Android पर पाएँ।' },
    {
      number: 2,
      icon: 'browse',
      title: 'प्रोडक्ट देखें और कार्ट में डालें',
      description: 'कैटेगरी में से चुनें।',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'ऑर्डर कन्फ़र्म करें',
      description: 'जाँच लें, फिर ऐप में ऑर्डर दें।',
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
