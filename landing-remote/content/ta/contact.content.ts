import type { ContactContent } from '../../sections/contact/contact.schema';

export const contact: ContactContent = {
  title: 'செயலியில் ஆர்டர் செய்யுங்கள்',
  text: 'நீங்கள் ஆர்டர் செய்வது செயலியில்; இந்த இணையதளம் ஆர்டர்களை எடுப்பதில்லை.',
  download: 'டவுன்லோடு',
  ios: { label: 'iOS செயலி', comingSoon: 'விரைவில் வருகிறது' },
  whatsApp: 'வாட்ஸ்அப்பில் பேசுங்கள்',
  storeCode: {
    alt: 'Google Play-இல் உள்ள செயலிக்குச் செல்லும் QR குறியீடு',
    caption: 'உங்கள் போனில் செயலியைப் பெற ஸ்கேன் செய்யுங்கள்.',
  },
};

export const translation = { confirmed: false };
