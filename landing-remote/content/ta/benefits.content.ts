import type { BenefitsContent } from '../../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'ஏன் எங்களிடம்',
  list: [
    { icon: 'same-day', title: 'அதே நாளில் டெலிவரி', description: 'சில மணி நேரத்தில்.' },
    { icon: 'pricing', title: 'வெளிப்படையான மொத்த விலை', description: 'விலை தெளிவாக இருக்கும்.' },
    { icon: 'bulk', title: 'பல்க் ஆர்டர்', description: 'அதிக அளவில் ஆர்டர் செய்யுங்கள்.' },
    {
      icon: 'partnerships',
      title: 'உள்ளூர் பிராண்டுகளுடன் கூட்டு',
      description: 'உள்ளூர் பிராண்டுகளுடன் இணைந்து செயல்படுகிறோம்.',
    },
    { icon: 'team', title: 'அனுபவமுள்ள FMCG வணிகக் குழு', description: 'FMCG வணிகம் தெரிந்தவர்கள்.' },
    {
      icon: 'track',
      title: 'டெலிவரியை டிராக் செய்யுங்கள்',
      description: 'உங்கள் ஆர்டர் எங்கே இருக்கிறது என்று பாருங்கள்.',
    },
  ],
};

export const translation = { confirmed: false };
