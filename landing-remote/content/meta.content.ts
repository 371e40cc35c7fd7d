import type { MetaContent } from './meta.schema';

export const meta: MetaContent = {
  title: '{brand} – Your Local B2B Mandi',
  description:
    'Wholesale groceries and beverages with same-day delivery for kiranas, restaurants and cafes in pincode {pincode}. Download the app.',
};
