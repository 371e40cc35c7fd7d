import type { PartnersContent } from '../sections/partners/partners.schema';

export const partners: PartnersContent = {
  title: 'For Partners & Investors',
  text: 'Work with us, or invest in us. We would like to hear from you.',
  action: 'Connect with us',
  message: 'Hello! I would like to connect as a partner or investor.',
};
