import type { PartnersContent } from '../../sections/partners/partners.schema';

export const partners: PartnersContent = {
  title: 'கூட்டாளர்கள் & முதலீட்டாளர்களுக்கு',
  text: 'எங்களுடன் பணியாற்றுங்கள், அல்லது முதலீடு செய்யுங்கள். உங்களிடமிருந்து கேட்க விரும்புகிறோம்.',
  action: 'எங்களுடன் இணையுங்கள்',
  message: 'வணக்கம்! கூட்டாளராக அல்லது முதலீட்டாளராக உங்களுடன் இணைய விரும்புகிறேன்.',
};

export const translation = { confirmed: false };
