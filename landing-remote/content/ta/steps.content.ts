import type { StepsContent } from '../../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'எப்படிச் செயல்படுகிறது',
  intro: 'டவுன்லோடு முதல் டெலிவரி வரை நான்கு படிகள்.',
  list: [
    {
      number: 1,
      icon: 'download',
      title: 'செயலியை டவுன்லோடு செய்யுங்கள்',
      description: 'Android-க்கு Google Play-இல் பெறுங்கள்.',
    },
    {
      number: 2,
      icon: 'browse',
      title: 'பொருட்களைப் பார்த்து கார்ட்டில் போடுங்கள்',
      description: 'ஐந்து வகைகளிலிருந்து தேவையானதைத் தேர்ந்தெடுங்கள்.',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'ஆர்டரை உறுதி செய்யுங்கள்',
      description: 'கார்ட்டைச் சரிபார்த்து, பிறகு ஆர்டர் செய்யுங்கள்.',
    },
    {
      number: 4,
      icon: 'track',
      title: 'டெலிவரியை டிராக் செய்யுங்கள்',
      description: 'ஆர்டர் உங்களிடம் வந்து சேரும் வரை எங்கே வருகிறது என்று பாருங்கள்.',
    },
  ],
};

export const translation = { confirmed: false };
