import { styleSlots } from '@site/shared/theme';

export const categories = styleSlots('categories', {
  shelf: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(2, minmax(0, 1fr))',
      md: 'repeat(3, minmax(0, 1fr))',
      lg: 'repeat(5, minmax(0, 1fr))',
    },
    gap: { base: '4', md: '5' },
  },
  crate: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '3',
    padding: { base: '4', md: '5' },
    textAlign: 'center',
    border: 'outline',
    borderRadius: 'lg',
    backgroundColor: 'bgRaised',
    // Two crates a row on a phone leave the fifth alone: it takes the row.
    '&:last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
  icon: { width: '6rem', height: '6rem' },
  title: { fontSize: 'lg', fontWeight: 'bold' },
});
