import type { StepsContent } from '../../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'ఇది ఎలా పని చేస్తుంది',
  intro: 'డౌన్‌లోడ్ నుంచి డెలివరీ వరకు నాలుగు దశలు.',
  list: [
    { number: 1, icon: 'download', title: 'యాప్ డౌన్‌లోడ్ చేయండి', description: 'Android కోసం Google Playలో పొందండి.' },
    {
      number: 2,
      icon: 'browse',
      title: 'సరుకులు చూసి కార్ట్‌లో చేర్చండి',
      description: 'ఐదు విభాగాల నుంచి కావలసినవి ఎంచుకోండి.',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'ఆర్డర్ నిర్ధారించండి',
      description: 'కార్ట్ సరిచూసుకుని, ఆర్డర్ చేయండి.',
    },
    {
      number: 4,
      icon: 'track',
      title: 'డెలివరీని ట్రాక్ చేయండి',
      description: 'ఆర్డర్ మీకు చేరే వరకు ఎక్కడ ఉందో చూడండి.',
    },
  ],
};

export const translation = { confirmed: false };
