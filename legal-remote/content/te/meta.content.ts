import type { MetaContent } from '../meta.schema';

export const meta: MetaContent = {
  title: 'గోప్యతా విధానం – {brand}',
  description:
    '{app} యాప్ ఏ వ్యక్తిగత డేటాను, ఎందుకు సేకరిస్తుంది, దాన్ని ఎవరితో పంచుకుంటారు, మీ హక్కులు ఏమిటి, వాటిని ఎలా వాడాలి, మీ ఖాతాను ఎలా తొలగించాలి.',
};

export const translation = { confirmed: false };
