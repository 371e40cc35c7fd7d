import { ENLARGED, styleSlots } from '@site/shared/theme';

/** Space between crates, which the shelf bridges. */
const GAP = { base: '{spacing.4}', lg: '{spacing.6}' };

export const categories = styleSlots('categories', {
  shelf: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' },
    columnGap: GAP,
    rowGap: '8',
    [ENLARGED]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    // The last board ends with its crate.
    overflow: 'hidden',
  },
  crate: {
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    textAlign: 'center',
    // Two crates a row on a phone leave the fifth alone: it takes the row.
    '&:last-child': { gridColumn: { base: '1 / -1', md: 'auto' } },
  },
  icon: { width: '100%', maxWidth: { base: '8.5rem', md: '12rem' }, paddingInline: { base: '1', lg: '2' } },
  title: {
    position: 'relative',
    width: '100%',
    paddingTop: '6',
    fontSize: { base: 'lg', md: 'md', lg: 'lg' },
    fontWeight: 'bold',
    // The wooden board that the crate is on.
    _before: {
      content: '""',
      position: 'absolute',
      top: '0',
      insetInline: { base: 'calc(-1 * {spacing.4})', lg: 'calc(-1 * {spacing.6})' },
      height: '0.75rem',
      border: 'outline',
      backgroundColor: 'kraftDeep',
    },
  },
});
