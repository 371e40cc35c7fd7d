import type { BrandOwnersContent } from '../../sections/brand-owners/brand-owners.schema';

export const brandOwners: BrandOwnersContent = {
  title: 'బ్రాండ్ యజమానులకు',
  text: 'బెంగళూరు నగరంలోని 100+ రిటైల్ షాపుల్లో మీ బ్రాండ్ దొరికేలా చేయండి.',
  action: 'బ్రాండ్ గురించి మాతో మాట్లాడండి',
  message: 'నమస్కారం! నాకు ఒక బ్రాండ్ ఉంది, దాని గురించి మాట్లాడాలి.',
};

export const translation = { confirmed: false };
