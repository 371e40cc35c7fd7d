import type { BrandOwnersContent } from '../sections/brand-owners/brand-owners.schema';

export const brandOwners: BrandOwnersContent = {
  title: 'For Brand Owners',
  text: 'Place your brand in 100+ retail outlets in {city}.',
  action: 'Talk to us about your brand',
  message: 'Hello! I own a brand and would like to talk.',
};
