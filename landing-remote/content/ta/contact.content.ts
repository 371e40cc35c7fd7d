import type { ContactContent } from '../../sections/contact/contact.schema';

export const contact: ContactContent = {
  title: 'ஆப்பில் ஆர்டர் செய்யுங்கள்',
  text: 'நாங்கள் என்ன செய்கிறோம் என்பதை இந்தத் தளம் காட்டுகிறது; ஆர்டர் செய்வது ஆப்பில்.',
  download: 'டவுன்லோடு',
  ios: { label: 'iOS ஆப்', comingSoon: 'விரைவில் வருகிறது' },
  whatsApp: 'வாட்ஸ்அப்பில் பேசுங்கள்',
  storeCode: {
    alt: 'Google Play-இல் உள்ள ஆப்புக்குச் செல்லும் QR குறியீடு',
    caption: 'உங்கள் போனில் ஆப் பெற ஸ்கேன் செய்யுங்கள்.',
  },
};

export const translation = { confirmed: false };
