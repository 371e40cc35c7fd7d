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

export const factsCard = styleSlots('facts', {
  root: {
    overflow: 'hidden',
    border: 'outline',
    borderRadius: 'lg',
    backgroundColor: 'bgRaised',
    boxShadow: 'shade',
    '@media print': { boxShadow: 'none', breakInside: 'avoid' },
  },
  title: {
    paddingInline: { base: '4', md: '5' },
    paddingBlock: { base: '1', md: '2' },
    borderBottom: 'outline',
    backgroundColor: 'accent',
    color: 'onAccent',
    fontFamily: 'heading',
    fontWeight: 'bold',
    fontSize: 'lg',
    '@media print': { backgroundColor: 'transparent', color: 'text' },
  },
  list: { paddingInline: { base: '4', md: '5' }, paddingBlock: '2' },
  fact: {
    display: 'flex',
    // With large letters, a value goes below its label.
    flexWrap: 'wrap',
    columnGap: { base: '3', sm: '4' },
    paddingBlock: { base: '1', md: '2' },
    fontSize: 'sm',
    '& + &': { borderTop: 'hairline' },
  },
  label: { flex: { base: '0 0 7rem', sm: '0 0 9rem' }, color: 'textSoft' },
  value: { flex: '1 1 7rem', minWidth: '0', fontWeight: 'medium', overflowWrap: 'anywhere' },
  link: { display: 'block', width: 'fit-content', minHeight: '1.75rem' },
});
