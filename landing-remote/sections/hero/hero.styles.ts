import { styleSlots } from '@site/shared/theme';

export const hero = styleSlots('hero', {
  /** The painted front of the shop, below its awning. */
  root: {
    paddingTop: { base: '12', md: '20' },
    paddingBottom: { base: '10', md: '16' },
    backgroundColor: 'front',
    color: 'onFront',
    borderBottom: 'outline',
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    },
    alignItems: 'center',
    gap: { base: '8', lg: '12' },
  },
  title: { fontSize: 'display', fontWeight: 'heavy', lineHeight: 'display', letterSpacing: 'display' },
  text: { maxWidth: '34rem', marginTop: '5', fontSize: 'lg', lineHeight: 'snug', textWrap: 'pretty' },
  /** Side by side wherever both fit, and then of one width on phones. */
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginTop: '6',
    '& > a': {
      flexGrow: { base: '1', sm: '0' },
      paddingInline: { base: '3', sm: '6' },
      fontSize: { base: 'md', sm: 'lg' },
    },
  },
  badges: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2',
    marginTop: { base: '5', md: '6' },
    // Between these two sizes, a screen of one pixel per point draws the dot of an i into its stem.
    '& > li': { fontSize: { base: 'xs', sm: 'md' }, paddingInline: { base: '2', sm: '3' } },
  },
  /** A few words on a small painted board. */
  badge: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '1',
    border: 'outline',
    borderRadius: 'sm',
    backgroundColor: 'bgRaised',
    color: 'text',
    fontFamily: 'heading',
    // A row of them may wrap elsewhere when the brand's letters come: those that stand in for other scripts are up to 7% narrower.
    '&:not(:lang(en))': { fontFamily: 'body' },
    fontWeight: 'medium',
    lineHeight: 'snug',
    '& > svg': { flexShrink: '0', width: '1.125em', height: '1.125em' },
  },
  chalked: { backgroundColor: 'transparent', borderStyle: 'dashed', color: 'inherit' },
  picture: { justifySelf: 'center', width: '100%', maxWidth: { base: '22rem', md: '36rem' } },
});
