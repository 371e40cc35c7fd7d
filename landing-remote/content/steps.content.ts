import type { StepsContent } from '../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'How It Works',
  intro: 'Four steps from download to delivery.',
  list: [
    {
      number: 1,
      icon: 'download',
      title: 'Download the App',
      description: 'Get it on Google Play, for Android.',
    },
    {
      number: 2,
      icon: 'browse',
      title: 'Browse Products and Add to Cart',
      description: 'Pick what you need from five categories.',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'Confirm the Order',
      description: 'Check your cart, then place the order.',
    },
    {
      number: 4,
      icon: 'track',
      title: 'Track Delivery',
      description: 'Follow your order until it reaches you.',
    },
  ],
};
