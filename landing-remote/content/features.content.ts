import type { FeaturesContent } from '../sections/features/features.schema';

export const features: FeaturesContent = {
  title: 'Inside the App',
  note: 'Illustrations, not screenshots.',
  cards: [
    {
      image: 'navigation',
      alt: 'Drawing of a phone: a list of categories, with a path to the cart.',
      title: 'Intuitive Navigation',
      description: 'Find your way from category to cart.',
    },
    {
      image: 'discovery',
      alt: 'Drawing of a phone: products in a grid.',
      title: 'Smart Product Discovery',
      description: 'Browse products across five categories.',
    },
    {
      image: 'checkout',
      alt: 'Drawing of a phone: a filled cart and a button to confirm.',
      title: 'Seamless Checkout',
      description: 'Add to cart, then confirm the order.',
    },
  ],
};
