import { styleSlots } from '@site/shared/theme';

export const englishNote = styleSlots('english-note', {
  root: { paddingBlock: '2', color: 'textSoft', fontSize: 'sm' },
});
