import type { FrameContent } from './frame.schema';

export const frame: FrameContent = {
  tagline: 'Your Local B2B Mandi',
  skipLink: 'Skip to content',
  navigation: [
    { label: 'Services', hash: '#services' },
    { label: 'How It Works', hash: '#how-it-works' },
    { label: 'Partners', hash: '#partners' },
    { label: 'Contact', hash: '#contact' },
  ],
  menu: 'Menu',
  download: 'Download App',
  theme: { label: 'Theme', light: 'Light', dark: 'Dark', system: 'System' },
  footer: {
    quickLinks: 'Quick links',
    privacyPolicy: 'Privacy Policy',
    contact: 'Contact information',
    company: 'Company',
    whatsApp: 'Chat on WhatsApp',
    credits: 'Credits and licences',
    labels: {
      phone: 'Phone',
      email: 'E-mail',
      address: 'Registered office',
      cin: 'CIN',
      fssai: 'FSSAI licence',
      grievance: 'For queries and grievances',
    },
    playTrademark: 'Google Play is a trademark of Google LLC.',
  },
  notFound: {
    code: '404',
    title: 'Oops! Page not found',
    home: 'Back to home',
    documentTitle: 'Page not found',
  },
  error: {
    title: 'Unexpected Application Error!',
    text: 'Something went wrong on this page. Nothing that you did is lost.',
    reload: 'Reload the page',
    home: 'Back to home',
  },
  unavailable: {
    title: 'This page did not arrive',
    text: 'The connection may be poor. We keep trying; you can also try again yourself.',
    retry: 'Try again',
    open: 'Open the page afresh',
    home: 'Back to home',
    loading: 'Loading…',
  },
  toasts: {
    offline: 'You are offline. What is on the page stays readable.',
    online: 'You are online again.',
    newVersion: 'A newer version of this site is ready.',
    reload: 'Reload',
    later: 'Later',
  },
};
