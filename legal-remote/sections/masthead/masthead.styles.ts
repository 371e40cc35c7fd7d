import { styleSlots } from '@site/shared/theme';

export const masthead = styleSlots('masthead', {
  root: {
    // Room for the header's awning.
    paddingTop: { base: '12', md: '16' },
    paddingBottom: { base: '8', md: '12' },
    backgroundColor: 'bgSunk',
    borderBottom: 'outline',
    '@media print': { paddingBlock: '0', border: '0', backgroundColor: 'transparent' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' },
    gridTemplateRows: { lg: 'auto 1fr' },
    alignItems: 'start',
    columnGap: '16',
    rowGap: { base: '6', lg: '5' },
  },
  title: { fontSize: 'display', fontWeight: 'heavy', lineHeight: 'display', letterSpacing: 'display' },
  lead: {
    maxWidth: 'prose',
    marginTop: { base: '3', md: '5' },
    fontSize: { base: 'md', md: '1.125rem' },
    color: 'textSoft',
  },
  /** Second in reading order, so that a phone shows it on the first screen; on wide screens it is next to the text. */
  facts: { gridColumn: { lg: '2' }, gridRow: { lg: '1 / span 2' } },
  points: { maxWidth: 'prose', fontSize: 'lg', lineHeight: 'snug' },
  point: {
    position: 'relative',
    paddingBlock: '2',
    paddingInlineStart: '8',
    // A thick dash as list marker.
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0',
      top: '0.95em',
      width: '1.125rem',
      height: '0.375rem',
      borderRadius: 'full',
      backgroundColor: 'action',
      forcedColorAdjust: 'none',
    },
  },
});
