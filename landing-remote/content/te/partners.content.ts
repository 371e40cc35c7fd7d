import type { PartnersContent } from '../../sections/partners/partners.schema';

export const partners: PartnersContent = {
  title: 'భాగస్వాములు, పెట్టుబడిదారులకు',
  text: 'మాతో కలిసి పని చేయండి, లేదా పెట్టుబడి పెట్టండి. మీ మాట వినాలనుకుంటున్నాము.',
  action: 'మమ్మల్ని సంప్రదించండి',
  message: 'నమస్కారం! భాగస్వామిగా లేదా పెట్టుబడిదారుగా మీతో చేతులు కలపాలనుకుంటున్నాను.',
};

export const translation = { confirmed: false };
