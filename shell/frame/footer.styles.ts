import { styleSlots } from '@site/shared/theme';

export const footer = styleSlots('footer', {
  root: {
    paddingBlock: '12',
    backgroundColor: 'board',
    color: 'onBoard',
    '--s-colors-focus': '{colors.accent}',
    borderTop: '6px solid {colors.accent}',
    '@media print': { display: 'none' },
    'html[data-arriving] &': { contentVisibility: 'auto', containIntrinsicSize: 'auto 45rem' },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: '1fr 1fr 1.6fr' },
    gap: '8',
  },
  title: { marginBottom: '2', fontSize: 'lg', fontWeight: 'bold', color: 'accent' },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '2.5rem',
    color: 'onBoard',
    textUnderlineOffset: '4px',
    overflowWrap: 'anywhere',
  },
  facts: { fontSize: 'sm', '& dt': { fontWeight: 'medium', marginTop: '2' } },
  small: { marginTop: '8', fontSize: 'xs' },
});
