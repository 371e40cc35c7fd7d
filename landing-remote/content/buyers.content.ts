import type { BuyersContent } from '../sections/buyers/buyers.schema';

export const buyers: BuyersContent = {
  title: 'Who We Serve',
  intro: 'Small neighbourhood shops, and everyone who cooks, pours and serves.',
  list: [
    { icon: 'kiranas', title: 'Kiranas', description: 'Stock for your shelves and counter.' },
    { icon: 'cafes-restaurants', title: 'Cafes & Restaurants', description: 'Supplies for your kitchen.' },
    { icon: 'pubs-bars', title: 'Pubs & Bars', description: 'Supplies for your bar.' },
    { icon: 'food-vendors', title: 'Food Vendors', description: 'Supplies for your cart or stall.' },
    {
      icon: 'offices-hostels',
      title: 'Offices & Hostels',
      description: 'Supplies for your pantry and mess.',
    },
  ],
};
