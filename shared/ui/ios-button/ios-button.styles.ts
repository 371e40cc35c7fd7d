import { styleSlots } from '@site/shared/theme';

export const iosButton = styleSlots('ios', {
  label: { display: 'grid', textAlign: 'start', lineHeight: '1.15' },
  soon: { fontSize: 'xs', fontWeight: 'medium' },
});
