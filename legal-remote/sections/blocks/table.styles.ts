import { styleSlots } from '@site/shared/theme';

/** On narrower screens each row is a card, because five columns have no room. */
const WIDE = '@media (min-width: 48rem), print';

/** Paper is narrower than screens: what is next to the words gives way, at the table's own edges first. */
const ON_PAPER = {
  paddingInline: '0.375rem',
  '&:first-child': { paddingInlineStart: '0' },
  '&:last-child': { paddingInlineEnd: '0' },
};

/**
 * Tamil has words so long that five columns of them are wider than the text: on screens they break between two letters.
 * On paper they are smaller, whichever Tamil font a device has. On phones, each has the whole width below its label.
 */
const LONGEST_WORDS = {
  '@media screen and (min-width: 48rem)': {
    minWidth: '7.5em',
    paddingInline: '0.5rem',
    overflowWrap: 'anywhere',
  },
  '@media screen and (max-width: 47.99rem)': { gridTemplateColumns: '1fr', gap: '0' },
  '@media print': { fontSize: '8pt' },
} as const;

const VISUALLY_HIDDEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const table = styleSlots('table', {
  root: {
    display: 'block',
    width: '100%',
    marginTop: '5',
    borderCollapse: 'collapse',
    fontSize: 'sm',
    lineHeight: '1.5',
    // In a table, columns are as wide as their longest words.
    [WIDE]: { display: 'table', overflowWrap: 'break-word' },
    '@media print': { fontSize: '9pt', '& :is(th, td)': ON_PAPER },
    '&:lang(ta) :is(th, td)': LONGEST_WORDS,
  },
  caption: {
    display: 'block',
    paddingBottom: '2',
    textAlign: 'start',
    color: 'textSoft',
    fontSize: 'sm',
    [WIDE]: { display: 'table-caption' },
    '@media print': { breakAfter: 'avoid' },
  },
  // Hidden for the eye only: on narrow screens each cell shows the name of its column.
  head: {
    '@media screen and (max-width: 47.99rem)': {
      ...VISUALLY_HIDDEN,
      '& tr, & th': { display: 'block', width: '1px', padding: '0', overflow: 'hidden' },
    },
  },
  hidden: VISUALLY_HIDDEN,
  body: { display: 'block', [WIDE]: { display: 'table-row-group' } },
  columnHead: {
    paddingInline: '3',
    paddingBlock: '2',
    borderBottom: 'outline',
    textAlign: 'start',
    verticalAlign: 'bottom',
    fontFamily: 'heading',
    fontWeight: 'medium',
    lineHeight: 'snug',
  },
  row: {
    display: 'block',
    marginTop: '3',
    padding: '3',
    border: 'hairline',
    borderRadius: 'md',
    backgroundColor: 'bgRaised',
    [WIDE]: {
      display: 'table-row',
      borderWidth: '0 0 1px',
      borderRadius: '0',
      backgroundColor: 'transparent',
    },
    '@media print': { breakInside: 'avoid' },
  },
  rowHead: {
    display: 'block',
    paddingBottom: '1',
    textAlign: 'start',
    verticalAlign: 'top',
    fontSize: 'md',
    fontWeight: 'medium',
    [WIDE]: { display: 'table-cell', padding: '{spacing.3}', fontSize: 'sm' },
    '@media print': { fontSize: 'inherit' },
  },
  cell: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    gap: '3',
    paddingBlock: '1',
    // A link alone in a cell is a target of its own: 24 px high (WCAG 2.2 2.5.8).
    '& a': { paddingBlock: '0.1875rem' },
    _before: {
      content: 'attr(data-label)',
      color: 'textSoft',
      // Assistive technology has the column's heading already.
      '@supports (content: "x" / "y")': { content: 'attr(data-label) / ""' },
    },
    [WIDE]: {
      display: 'table-cell',
      padding: '{spacing.3}',
      verticalAlign: 'top',
      _before: { display: 'none' },
    },
  },
  /** A row with one cell is understood without the name of its column. */
  onlyCell: {
    display: 'block',
    [WIDE]: { display: 'table-cell', padding: '{spacing.3}', verticalAlign: 'top' },
  },
  icon: {
    display: 'inline-block',
    width: '1.25em',
    height: '1.25em',
    marginInlineEnd: '2',
    verticalAlign: '-0.2em',
    color: 'action',
  },
});
