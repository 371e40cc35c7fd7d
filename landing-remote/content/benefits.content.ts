import type { BenefitsContent } from '../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'Why Us',
  list: [
    { icon: 'same-day', title: 'Same-day delivery', description: 'Within hours.' },
    { icon: 'pricing', title: 'Transparent wholesale pricing', description: 'Pricing made clear.' },
    { icon: 'bulk', title: 'Bulk orders', description: 'Order in quantity.' },
    { icon: 'partnerships', title: 'Local brand partnerships', description: 'We work with local brands.' },
    { icon: 'team', title: 'Experienced FMCG trading team', description: 'People who know FMCG trading.' },
    { icon: 'track', title: 'Track delivery', description: 'See where your order is.' },
  ],
};
