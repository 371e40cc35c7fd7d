import { styleSlots } from '@site/shared/theme';

export const benefits = styleSlots('benefits', {
  board: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    columnGap: '12',
    borderTop: '2px dashed {colors.accent}',
  },
  line: {
    display: 'flex',
    gap: '4',
    paddingBlock: '5',
    borderBottom: '2px dashed {colors.accent}',
  },
  icon: { flexShrink: '0', width: '2rem', height: '2rem', color: 'accent' },
  title: { fontSize: 'xl', fontWeight: 'bold' },
});
