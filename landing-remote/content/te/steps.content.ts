import type { StepsContent } from '../../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'ఇది ఎలా పని చేస్తుంది',
  intro: 'నాలుగు దశలు, అన్నీ యాప్‌లోనే.',
  list: [
    { number: 1, icon: 'download', title: 'యాప్ డౌన్‌లోడ్ చేయండి', description: 'Androidలో పొందండి.' },
    {
      number: 2,
      icon: 'browse',
      title: 'సరుకులు చూసి కార్ట్‌లో చేర్చండి',
      description: 'విభాగాల నుంచి ఎంచుకోండి.',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'ఆర్డర్ నిర్ధారించండి',
      description: 'సరిచూసుకుని, యాప్‌లో ఆర్డర్ చేయండి.',
    },
    {
      number: 4,
      icon: 'track',
      title: 'డెలివరీని ట్రాక్ చేయండి',
      description: 'ఆర్డర్ మీకు చేరే వరకు గమనించండి.',
    },
  ],
};

export const translation = { confirmed: false };
