import type { BenefitsContent } from '../../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'మా దగ్గరే ఎందుకు',
  list: [
    { icon: 'same-day', title: 'అదే రోజు డెలివరీ', description: 'కొన్ని గంటల్లో.' },
    { icon: 'pricing', title: 'పారదర్శకమైన హోల్‌సేల్ ధరలు', description: 'ధరలు స్పష్టంగా ఉంటాయి.' },
    { icon: 'bulk', title: 'బల్క్ ఆర్డర్లు', description: 'ఎక్కువ మొత్తంలో ఆర్డర్ చేయండి.' },
    { icon: 'partnerships', title: 'స్థానిక బ్రాండ్లతో భాగస్వామ్యం', description: 'మేము స్థానిక బ్రాండ్లతో కలిసి పని చేస్తాము.' },
    { icon: 'team', title: 'అనుభవం గల FMCG వ్యాపార బృందం', description: 'FMCG వ్యాపారం తెలిసినవారు.' },
    { icon: 'track', title: 'డెలివరీని ట్రాక్ చేయండి', description: 'మీ ఆర్డర్ ఎక్కడ ఉందో చూడండి.' },
  ],
};

export const translation = { confirmed: false };
