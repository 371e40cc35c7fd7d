import type { FeaturesContent } from '../../sections/features/features.schema';

export const features: FeaturesContent = {
  title: 'செயலியின் உள்ளே',
  note: 'இவை விளக்கப் படங்கள், ஸ்கிரீன்ஷாட்கள் அல்ல.',
  cards: [
    {
      image: 'navigation',
      alt: 'போனின் படம்: வகைகளின் பட்டியல், அங்கிருந்து கார்ட்டுக்கு வழி.',
      title: 'பயன்படுத்த எளிது',
      description: 'வகையிலிருந்து கார்ட் வரை வழி எளிது.',
    },
    {
      image: 'discovery',
      alt: 'போனின் படம்: வரிசையாக அடுக்கிய பொருட்கள்.',
      title: 'பொருட்களை ஸ்மார்ட்டாகக் கண்டறியுங்கள்',
      description: 'ஐந்து வகைகளில் பொருட்களைப் பாருங்கள்.',
    },
    {
      image: 'checkout',
      alt: 'போனின் படம்: நிரம்பிய கார்ட், உறுதிசெய்யும் பட்டன்.',
      title: 'சுலபமான செக்அவுட்',
      description: 'கார்ட்டில் சேர்த்து, பிறகு ஆர்டரை உறுதி செய்யுங்கள்.',
    },
  ],
};

export const translation = { confirmed: false };
