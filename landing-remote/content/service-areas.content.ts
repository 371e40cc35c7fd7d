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
  pincodeCheck: {
    label: 'Do we serve your pincode?',
    action: 'Check',
    served: 'Yes, we deliver to {pincode}.',
    notServed: 'No. At present we serve {pincode} only.',
    malformed: 'Enter six digits, not starting with 0: for example {pincode}.',
  },
};
