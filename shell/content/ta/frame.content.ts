import type { FrameContent } from '../frame.schema';

export const frame: FrameContent = {
  tagline: 'உங்கள் உள்ளூர் B2B மண்டி',
  skipLink: 'உள்ளடக்கத்துக்குச் செல்லுங்கள்',
  navigation: [
    { label: 'சேவைகள்', hash: '#services' },
    { label: 'எப்படிச் செயல்படுகிறது', hash: '#how-it-works' },
    { label: 'கூட்டாளர்கள்', hash: '#partners' },
    { label: 'தொடர்பு', hash: '#contact' },
  ],
  navigationLabels: { main: 'முதன்மை', mobile: 'மொபைல்' },
  menu: 'மெனு',
  theme: { label: 'தீம்', light: 'லைட்', dark: 'டார்க்', system: 'சிஸ்டம்' },
  language: {
    label: 'மொழி',
    whollyInEnglish: 'இந்தப் பக்கம் ஆங்கிலத்தில் உள்ளது.',
    partlyInEnglish: 'இந்தப் பக்கத்தின் சில பகுதிகள் ஆங்கிலத்தில் உள்ளன.',
    offer: { text: 'இந்தத் தளத்தைத் தமிழில் படிக்கலாம்.', read: 'தமிழில் படியுங்கள்', close: 'மூடவும்' },
  },
  footer: {
    quickLinks: 'விரைவு இணைப்புகள்',
    privacyPolicy: 'தனியுரிமைக் கொள்கை',
    contact: 'தொடர்புத் தகவல்',
    company: 'நிறுவனம்',
    whatsApp: 'வாட்ஸ்அப்பில் பேசுங்கள்',
    credits: 'நன்றிகளும் உரிமங்களும்',
    labels: {
      phone: 'போன்',
      email: 'மின்னஞ்சல்',
      address: 'பதிவு செய்யப்பட்ட அலுவலகம்',
      cin: 'CIN',
      fssai: 'FSSAI உரிமம்',
      grievance: 'கேள்விகள், புகார்களுக்கு',
    },
    playTrademark: 'Google Play என்பது Google LLC நிறுவனத்தின் வர்த்தக முத்திரை.',
  },
  notFound: {
    code: '404',
    title: 'அச்சச்சோ! பக்கம் கிடைக்கவில்லை',
    home: 'முகப்புக்குத் திரும்பவும்',
    documentTitle: 'பக்கம் கிடைக்கவில்லை',
  },
  error: {
    title: 'எதிர்பாராத பிழை!',
    text: 'இந்தப் பக்கத்தில் ஏதோ தவறு நடந்துவிட்டது. பக்கத்தை மீண்டும் ஏற்றவும்.',
    reload: 'பக்கத்தை மீண்டும் ஏற்றவும்',
    home: 'முகப்புக்குத் திரும்பவும்',
  },
  unavailable: {
    title: 'இந்தப் பக்கம் திறக்கவில்லை',
    text: 'உங்கள் இணைப்பு மெதுவாக இருக்கலாம். நாங்கள் முயன்றுகொண்டே இருக்கிறோம்; நீங்களும் இப்போதே மீண்டும் முயலலாம்.',
    retry: 'மீண்டும் முயலவும்',
    open: 'பக்கத்தை மீண்டும் திறக்கவும்',
    home: 'முகப்புக்குத் திரும்பவும்',
    loading: 'ஏற்றுகிறது…',
  },
  toasts: {
    offline: 'நீங்கள் ஆஃப்லைனில் இருக்கிறீர்கள். இந்தப் பக்கத்தை இப்போதும் படிக்கலாம்.',
    online: 'நீங்கள் மீண்டும் ஆன்லைனில் இருக்கிறீர்கள்.',
    newVersion: 'இந்தத் தளத்தின் புதிய பதிப்பு தயார்.',
    reload: 'மீண்டும் ஏற்றவும்',
    later: 'பிறகு',
  },
};

export const translation = { confirmed: false };
