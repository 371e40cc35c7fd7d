import type { BenefitsContent } from '../../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'మా దగ్గరే ఎందుకు',
  list: [
    { icon: 'same-day', title: 'అదే రోజు డెలివరీ', description: 'ఈ రోజు ఆర్డర్ చేయండి, కొన్ని గంటల్లో అందుకోండి.' },
    {
      icon: 'pricing',
      title: 'పారదర్శకమైన హోల్‌సేల్ ధరలు',
      description: 'ధరలు స్పష్టంగా ఉంటే, మీ ధరలు మీరు ప్లాన్ చేసుకోవచ్చు.',
    },
    { icon: 'bulk', title: 'బల్క్ ఆర్డర్లు', description: 'ఒకే ఆర్డర్‌లో ఎక్కువ సరుకు తీసుకోండి.' },
    {
      icon: 'partnerships',
      title: 'స్థానిక బ్రాండ్లతో భాగస్వామ్యం',
      description: 'స్థానిక బ్రాండ్లు మీకూ దొరికేలా, వాటితో కలిసి పని చేస్తాము.',
    },
    { icon: 'team', title: 'అనుభవం గల FMCG వ్యాపార బృందం', description: 'వ్యాపారం తెలిసినవారితో మీ వ్యవహారం.' },
    { icon: 'track', title: 'డెలివరీని ట్రాక్ చేయండి', description: 'మీ ఆర్డర్ ఎక్కడ ఉందో చూడండి.' },
  ],
};

export const translation = { confirmed: false };
