import { styleSlots } from '@site/shared/theme';

export const iosButton = styleSlots('ios', {
  label: { display: 'grid', textAlign: 'start', lineHeight: 'heading' },
  soon: { fontSize: 'xs', fontWeight: 'medium' },
});
