import type { PartnersContent } from '../sections/partners/partners.schema';

export const partners: PartnersContent = {
  title: 'For Partners & Investors',
  text: 'Partners and investors: connect with us.',
  action: 'Connect with us',
  message: 'Hello! I would like to connect as a partner or investor.',
};
