import { styleSlots } from '@site/shared/theme';

export const tooltip = styleSlots('tooltip', {
  trigger: { display: 'inline-flex', '& > *': { flexGrow: '1' } },
});
