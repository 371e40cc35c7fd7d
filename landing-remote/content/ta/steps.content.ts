import type { StepsContent } from '../../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'எப்படிச் செயல்படுகிறது',
  intro: 'நான்கு படிகள், எல்லாமே ஆப்பில்.',
  list: [
    { number: 1, icon: 'download', title: 'ஆப்பை டவுன்லோடு செய்யுங்கள்', description: 'Android-இல் பெறுங்கள்.' },
    {
      number: 2,
      icon: 'browse',
      title: 'பொருட்களைப் பார்த்து கார்ட்டில் சேர்க்கவும்',
      description: 'வகைகளிலிருந்து தேர்ந்தெடுங்கள்.',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'ஆர்டரை உறுதி செய்யுங்கள்',
      description: 'சரிபார்த்து, பிறகு ஆப்பில் ஆர்டர் செய்யுங்கள்.',
    },
    {
      number: 4,
      icon: 'track',
      title: 'டெலிவரியை டிராக் செய்யுங்கள்',
      description: 'ஆர்டர் உங்களிடம் வந்து சேரும் வரை பின்தொடருங்கள்.',
    },
  ],
};

export const translation = { confirmed: false };
