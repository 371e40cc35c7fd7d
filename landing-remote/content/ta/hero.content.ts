import type { HeroContent } from '../../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'ஹோல்சேல் மளிகை, பானங்கள் – அதே நாளில் டெலிவரி',
  text: 'செயலியில் ஆர்டர் செய்தால், {pincode} பின்கோடில் கடை, கஃபே, உணவகம், பப், பார், ஸ்டால், ஆபீஸ், ஹாஸ்டலுக்குச் சில மணி நேரத்தில் வரும்.',
  download: 'டவுன்லோடு',
  learnMore: { label: 'மேலும் அறிய', about: 'என்னென்ன ஆர்டர் செய்யலாம் என்று' },
  badges: [
    { icon: 'phone', text: 'Android-இல் கிடைக்கிறது' },
    { icon: 'soon', text: 'iOS விரைவில் வருகிறது' },
    { icon: 'delivery', text: 'அதே நாளில் டெலிவரி' },
  ],
  badgesLabel: 'நிலை',
  picture: 'படம்: போனில் செயலி; சுற்றிலும் ஒரு பெட்டி, பாட்டில்கள், சரக்கு ஆட்டோ.',
};

export const translation = { confirmed: false };
