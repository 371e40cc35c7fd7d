import { styleSlots } from '@site/shared/theme';

export const exampleStrip = styleSlots('example', {
  root: {
    backgroundColor: 'board',
    color: 'onBoard',
    '--s-colors-focus': '{colors.accent}',
    fontSize: { base: '0.75rem', md: 'xs' },
    lineHeight: 'snug',
    // The letters of the text: a phone has room for the file's name on one line.
    '& code': { overflowWrap: 'anywhere', font: 'inherit' },
    // A printed page with these values must not be taken for the business's own.
    '@media print': { backgroundColor: '#fff', color: '#000', borderBottom: '1px solid #000' },
  },
  summary: {
    display: 'block',
    minHeight: '2rem',
    paddingBlock: '0.4375rem',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
  },
  count: {
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    whiteSpace: 'nowrap',
    '@media print': { textDecoration: 'none' },
  },
  list: { display: 'flex', flexWrap: 'wrap', columnGap: '4', rowGap: '1', paddingBottom: '3' },
});
