import type { PartnersContent } from '../../sections/partners/partners.schema';

export const partners: PartnersContent = {
  title: 'கூட்டாளர்கள் & முதலீட்டாளர்களுக்கு',
  text: 'கூட்டாளர்களே, முதலீட்டாளர்களே: எங்களுடன் இணையுங்கள்.',
  action: 'எங்களுடன் இணையுங்கள்',
  message: 'வணக்கம்! கூட்டாளராக அல்லது முதலீட்டாளராக உங்களுடன் இணைய விரும்புகிறேன்.',
};

export const translation = { confirmed: false };
