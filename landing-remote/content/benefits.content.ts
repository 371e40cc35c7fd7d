import type { BenefitsContent } from '../sections/benefits/benefits.schema';

export const benefits: BenefitsContent = {
  title: 'Why Us',
  list: [
    { icon: 'same-day', title: 'Same-Day Delivery', description: 'Ordered today, with you within hours.' },
    {
      icon: 'pricing',
      title: 'Transparent Wholesale Pricing',
      description: 'Clear prices, so that you can plan yours.',
    },
    { icon: 'bulk', title: 'Bulk Orders', description: 'Stock up in one order.' },
    {
      icon: 'partnerships',
      title: 'Local Brand Partnerships',
      description: 'We work with local brands, so that you can stock them.',
    },
    {
      icon: 'team',
      title: 'Experienced FMCG Trading Team',
      description: 'You deal with people who know the trade.',
    },
    { icon: 'track', title: 'Track Delivery', description: 'See where your order is.' },
  ],
};
