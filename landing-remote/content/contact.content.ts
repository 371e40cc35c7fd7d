import type { ContactContent } from '../sections/contact/contact.schema';

export const contact: ContactContent = {
  title: 'Order in the app',
  text: 'This site shows what we do; orders are placed in the app.',
  download: 'Download',
  ios: { label: 'iOS app', comingSoon: 'Coming Soon' },
  whatsApp: 'Chat on WhatsApp',
  storeCode: {
    alt: 'QR code that leads to the app on Google Play',
    caption: 'Scan to get the app on your phone.',
  },
};
