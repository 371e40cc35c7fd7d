import type { ContactContent } from '../sections/contact/contact.schema';

export const contact: ContactContent = {
  title: 'Order in the App',
  text: 'You order in the app; this website takes no orders.',
  download: 'Download',
  ios: { label: 'iOS app', comingSoon: 'Coming Soon' },
  whatsApp: 'Chat on WhatsApp',
  storeCode: {
    alt: 'QR code that leads to the app on Google Play',
    caption: 'Scan to get the app on your phone.',
  },
};
