import type { StepsContent } from '../sections/steps/steps.schema';

export const steps: StepsContent = {
  title: 'How It Works',
  intro: 'Four steps, all in the app.',
  list: [
    { number: 1, icon: 'download', title: 'Download the app', description: 'Get it on Android.' },
    {
      number: 2,
      icon: 'browse',
      title: 'Browse products and add to cart',
      description: 'Choose from the categories.',
    },
    {
      number: 3,
      icon: 'confirm',
      title: 'Confirm the order',
      description: 'Check it, then place it in the app.',
    },
    {
      number: 4,
      icon: 'track',
      title: 'Track delivery',
      description: 'Follow your order until it reaches you.',
    },
  ],
};
