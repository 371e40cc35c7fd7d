import { styleSlots } from '@site/shared/theme';

export const buyers = styleSlots('buyers', {
  street: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(6, minmax(0, 1fr))' },
    gap: { base: '4', md: '5' },
  },
  front: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    padding: '4',
    borderBottom: 'outline',
    '&:nth-child(-n + 2)': { gridColumn: { lg: 'span 3' } },
    '&:nth-child(n + 3)': { gridColumn: { lg: 'span 2' } },
    '&:first-child': {
      gridColumn: { md: '1 / -1', lg: 'span 3' },
      border: 'outline',
      borderRadius: 'lg',
      backgroundColor: 'accent',
      color: 'onAccent',
      boxShadow: 'shade',
    },
  },
  icon: { flexShrink: '0', width: '5rem', height: '5rem' },
  title: { fontSize: 'xl', fontWeight: 'bold' },
});
