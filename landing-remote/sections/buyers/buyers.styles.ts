import { ENLARGED, styleSlots } from '@site/shared/theme';

export const buyers = styleSlots('buyers', {
  street: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(4, minmax(0, 1fr))',
      lg: '22rem repeat(4, minmax(0, 1fr))',
    },
    columnGap: '6',
    rowGap: { base: '4', md: '8', lg: '0' },
  },
  /** Picture and words: side by side on phones; elsewhere the words are in front of the shop, level with the others'. */
  front: {
    display: 'grid',
    gridTemplateColumns: { base: '6rem minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
    gridTemplateRows: { md: 'subgrid' },
    gridRow: { md: 'span 2' },
    alignItems: { base: 'center', md: 'stretch' },
    columnGap: { base: '4', md: '6' },
    rowGap: '0',
    [ENLARGED]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // The kirana is what the business is for: it comes first and is larger.
    '&:first-child': {
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '14rem minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
      gridColumn: { md: '1 / -1', lg: 'auto' },
      gridRow: { md: 'auto', lg: 'span 2' },
      alignItems: { md: 'end', lg: 'stretch' },
    },
  },
  icon: { width: '100%', maxWidth: { base: '16rem', md: 'none' }, justifySelf: 'center', alignSelf: 'end' },
  words: {
    minWidth: '0',
    paddingTop: { base: '2', md: '3' },
    // The pavement in front of the shop.
    borderTop: { md: '6px solid {colors.line}' },
    textWrap: 'pretty',
  },
  title: { fontSize: { base: 'xl', md: 'lg' }, fontWeight: 'bold', lineHeight: 'heading' },
});
