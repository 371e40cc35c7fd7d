import { styleSlots } from '@site/shared/theme';

export const partnersRegion = styleSlots('partners', {
  root: { paddingBlock: { base: '12', md: '20' } },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1.5fr) minmax(0, 1fr)' },
    gap: { base: '6', md: '8' },
  },
});
