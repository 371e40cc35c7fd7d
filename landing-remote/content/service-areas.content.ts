import type { ServiceAreasContent } from '../sections/service-areas/service-areas.schema';

export const serviceAreas: ServiceAreasContent = {
  title: 'Service Areas',
  intro: 'We serve pincode {pincode}.',
  listLabel: 'Localities',
  localities: [
    { name: 'Bannerghatta Road' },
    { name: 'Hulimavu' },
    { name: 'Bilekahalli' },
    { name: 'JP Nagar 8th Phase' },
    { name: 'Mount St. Joseph' },
    { name: 'Mico Layout' },
    { name: 'BTM 4th Stage' },
    { name: 'Arekere' },
  ],
  warehouse: 'Our warehouse is in north {city}.',
};
