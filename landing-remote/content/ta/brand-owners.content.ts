import type { BrandOwnersContent } from '../../sections/brand-owners/brand-owners.schema';

export const brandOwners: BrandOwnersContent = {
  title: 'பிராண்ட் உரிமையாளர்களுக்கு',
  text: 'பெங்களூரு நகரில் 100+ சில்லறைக் கடைகளில் உங்கள் பிராண்டை இடம்பெறச் செய்யுங்கள்.',
  action: 'பிராண்ட் பற்றிப் பேசுங்கள்',
  message: 'வணக்கம்! எனக்கு ஒரு பிராண்ட் உள்ளது, அதைப் பற்றிப் பேச விரும்புகிறேன்.',
};

export const translation = { confirmed: false };
