import { ENLARGED, styleSlots } from '@site/shared/theme';

export const benefits = styleSlots('benefits', {
  board: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    columnGap: { sm: '8', lg: '12' },
    borderTop: '2px dashed {colors.accent}',
  },
  line: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    [ENLARGED]: { display: 'block' },
    paddingBlock: '5',
    borderBottom: '2px dashed {colors.accent}',
  },
  icon: { flexShrink: '0', width: '3rem', height: '3rem' },
  scales: { display: { base: 'none', lg: 'block' }, width: '16rem', marginTop: '8' },
  title: { fontSize: 'xl', fontWeight: 'bold' },
});
