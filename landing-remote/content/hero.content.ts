import type { HeroContent } from '../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'Wholesale groceries and beverages, delivered the same day',
  text: 'Order in the app, and it reaches your kirana, cafe, restaurant, pub, bar, stall, office or hostel in pincode {pincode} within hours.',
  download: 'Download',
  learnMore: { label: 'Learn More', about: 'about what you can order' },
  badges: [
    { icon: 'phone', text: 'Available on Android' },
    { icon: 'soon', text: 'iOS Coming Soon' },
    { icon: 'delivery', text: 'Same Day Delivery' },
  ],
  badgesLabel: 'Status',
  picture: 'Drawing: the app on a phone, among a crate, bottles and a goods auto.',
};
