import { styleSlots } from '@site/shared/theme';

export const frameStyles = styleSlots('frame', {
  main: { display: 'block', outline: 'none' },
});
