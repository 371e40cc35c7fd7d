import { styleSlots } from '@site/shared/theme';

export const features = styleSlots('features', {
  cards: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    columnGap: { base: '6', lg: '10' },
    rowGap: '8',
  },
  // The boards hang lower one after the other, as signs on a shop front do.
  card: { '&:nth-of-type(2)': { marginTop: { md: '8' } }, '&:nth-of-type(3)': { marginTop: { md: '16' } } },
  image: {
    width: '100%',
    border: 'outline',
    borderRadius: 'lg',
    boxShadow: { base: 'shade', lg: 'shadeLarge' },
  },
  words: { paddingTop: { base: '5', lg: '6' } },
  title: { fontSize: 'xl', fontWeight: 'bold', marginBottom: '1' },
});
