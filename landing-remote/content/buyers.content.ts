import type { BuyersContent } from '../sections/buyers/buyers.schema';

export const buyers: BuyersContent = {
  title: 'Who We Serve',
  intro: 'Small neighbourhood shops, and everyone who cooks, pours and serves.',
  list: [
    { icon: 'kiranas', title: 'Kiranas', description: 'Small neighbourhood shops. For your counter.' },
    { icon: 'cafes-restaurants', title: 'Cafes & Restaurants', description: 'For your kitchen.' },
    { icon: 'pubs-bars', title: 'Pubs & Bars', description: 'For your bar.' },
    { icon: 'food-vendors', title: 'Food Vendors', description: 'For your cart or stall.' },
    { icon: 'offices-hostels', title: 'Offices & Hostels', description: 'For your pantry and mess.' },
  ],
};
