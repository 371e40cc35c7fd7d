import type { BenefitsContent } from '../../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'ஏன் எங்களிடம்',
  list: [
    {
      icon: 'same-day',
      title: 'அதே நாளில் டெலிவரி',
      description: 'இன்று ஆர்டர் செய்தால், சில மணி நேரத்தில் உங்களிடம்.',
    },
    {
      icon: 'pricing',
      title: 'வெளிப்படையான ஹோல்சேல் விலை',
      description: 'விலை தெளிவாக இருந்தால், உங்கள் விலையை நீங்கள் திட்டமிடலாம்.',
    },
    { icon: 'bulk', title: 'பல்க் ஆர்டர்', description: 'ஒரே ஆர்டரில் அதிக அளவு வாங்கலாம்.' },
    {
      icon: 'partnerships',
      title: 'உள்ளூர் பிராண்டுகளுடன் கூட்டு',
      description: 'உள்ளூர் பிராண்டுகள் உங்களுக்குக் கிடைக்க, அவற்றுடன் இணைந்து செயல்படுகிறோம்.',
    },
    { icon: 'team', title: 'அனுபவமுள்ள FMCG வணிகக் குழு', description: 'வணிகம் தெரிந்தவர்களுடன் உங்கள் வர்த்தகம்.' },
    {
      icon: 'track',
      title: 'டெலிவரியை டிராக் செய்யுங்கள்',
      description: 'உங்கள் ஆர்டர் எங்கே இருக்கிறது என்று பாருங்கள்.',
    },
  ],
};

export const translation = { confirmed: false };
