import { styleSlots } from '@site/shared/theme';

export const inEnglish = styleSlots('in-english', {
  /** Lays nothing out: its children are laid out as without it. */
  root: { display: 'contents' },
});
