import type { FeaturesContent } from '../../sections/features/features.schema';

export const features: FeaturesContent = {
  title: 'ऐप के अंदर',
  note: 'ये चित्र हैं, स्क्रीनशॉट नहीं।',
  cards: [
    {
      image: 'navigation',
      alt: 'फ़ोन का चित्र: कैटेगरी की सूची, और कार्ट तक का रास्ता।',
      title: 'आसान नेविगेशन',
      description: 'कैटेगरी से कार्ट तक आसानी से पहुँचें।',
    },
    {
      image: 'discovery',
      alt: 'फ़ोन का चित्र: खानों में सजे प्रोडक्ट।',
      title: 'स्मार्ट तरीके से प्रोडक्ट चुनें',
      description: 'पाँच कैटेगरी में प्रोडक्ट देखें।',
    },
    {
      image: 'checkout',
      alt: 'फ़ोन का चित्र: भरा हुआ कार्ट और कन्फ़र्म करने का बटन।',
      title: 'बिना रुकावट चेकआउट',
      description: 'कार्ट में डालें, फिर ऑर्डर कन्फ़र्म करें।',
    },
  ],
};

export const translation = { confirmed: false };
