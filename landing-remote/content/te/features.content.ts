import type { FeaturesContent } from '../../sections/features/features.schema';

export const features: FeaturesContent = {
  title: 'యాప్ లోపల',
  note: 'ఇవి బొమ్మలు, స్క్రీన్‌షాట్లు కావు.',
  cards: [
    {
      image: 'navigation',
      alt: 'ఫోన్ బొమ్మ: విభాగాల జాబితా, అక్కడి నుంచి కార్ట్‌కు దారి.',
      title: 'సులభమైన నావిగేషన్',
      description: 'విభాగం నుంచి కార్ట్ వరకు దారి సులభం.',
    },
    {
      image: 'discovery',
      alt: 'ఫోన్ బొమ్మ: వరుసలుగా పేర్చిన సరుకులు.',
      title: 'స్మార్ట్‌గా సరుకుల ఎంపిక',
      description: 'ఐదు విభాగాల్లో సరుకులు చూడండి.',
    },
    {
      image: 'checkout',
      alt: 'ఫోన్ బొమ్మ: నిండిన కార్ట్, నిర్ధారించే బటన్.',
      title: 'సాఫీగా చెక్అవుట్',
      description: 'కార్ట్‌లో చేర్చి, తర్వాత ఆర్డర్ నిర్ధారించండి.',
    },
  ],
};

export const translation = { confirmed: false };
