import { styleSlots } from '@site/shared/theme';

export const inEnglish = styleSlots('in-english', {
  /** Lays nothing out: what is inside stands where it would without. */
  root: { display: 'contents' },
});
