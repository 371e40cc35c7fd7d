import type { HeroContent } from '../../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'மொத்த விலை மளிகை, பானங்கள் – அதே நாளில் டெலிவரி',
  text: '{pincode} பின்கோடில் உள்ள மளிகைக் கடைகள், கஃபேக்கள், உணவகங்கள், பப் மற்றும் பார்கள், உணவு வியாபாரிகள், ஆபீஸ்கள், ஹாஸ்டல்களுக்கு.',
  download: 'டவுன்லோடு',
  learnMore: { label: 'மேலும் அறிய', about: 'என்னென்ன ஆர்டர் செய்யலாம் என்று' },
  badges: [
    { icon: 'phone', text: 'Android-இல் கிடைக்கிறது' },
    { icon: 'soon', text: 'iOS விரைவில் வருகிறது' },
    { icon: 'delivery', text: 'அதே நாளில் டெலிவரி' },
  ],
  badgesLabel: 'நிலை',
  picture: 'வரைபடம்: போனில் ஆப்; சுற்றிலும் காய்கறிப் பெட்டிகள், பாட்டில்கள், டெலிவரி ஸ்கூட்டர்.',
};

export const translation = { confirmed: false };
