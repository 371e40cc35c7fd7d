import type { HeroContent } from '../sections/hero/hero.schema';

export const hero: HeroContent = {
  title: 'Wholesale groceries and beverages, delivered same day',
  text: 'For kiranas, cafes, restaurants, pubs and bars, food vendors, offices and hostels in {pincode}.',
  download: 'Download',
  learnMore: { label: 'Learn More', about: 'about what you can order' },
  badges: [
    { icon: 'phone', text: 'Available on Android' },
    { icon: 'soon', text: 'iOS Coming Soon' },
    { icon: 'delivery', text: 'Same Day Delivery' },
  ],
  badgesLabel: 'Status',
  picture: 'Drawing: the app on a phone, among crates of produce, bottles and a delivery scooter.',
};
