import { styleSlots } from '@site/shared/theme';

export const features = styleSlots('features', {
  cards: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: { base: '6', lg: '8' },
  },
  card: {
    overflow: 'hidden',
    border: 'outline',
    borderRadius: 'lg',
    backgroundColor: 'bgRaised',
    boxShadow: 'shade',
    // The middle board hangs lower, as signs on a shop front do.
    '&:nth-of-type(2)': { marginTop: { md: '8' } },
  },
  image: { width: '100%', borderBottom: 'outline' },
  words: { padding: '5' },
  title: { fontSize: 'xl', fontWeight: 'bold', marginBottom: '1' },
});
