import type { PartnersContent } from '../../sections/partners/partners.schema';

export const partners: PartnersContent = {
  title: 'భాగస్వాములు, పెట్టుబడిదారులకు',
  text: 'భాగస్వాములూ, పెట్టుబడిదారులూ: మమ్మల్ని సంప్రదించండి.',
  action: 'మమ్మల్ని సంప్రదించండి',
  message: 'నమస్కారం! భాగస్వామిగా లేదా పెట్టుబడిదారుగా మీతో కలవాలనుకుంటున్నాను.',
};

export const translation = { confirmed: false };
