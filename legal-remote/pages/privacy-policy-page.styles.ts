import { styleSlots } from '@site/shared/theme';

export const page = styleSlots('page', {
  root: {
    // Printed in black on white, from either theme.
    '@media print': {
      '--s-colors-text': '#000',
      '--s-colors-text-soft': '#333',
      '--s-colors-link': '#000',
      '--s-borders-outline': '1px solid #000',
      '--s-borders-hairline': '1px solid #999',
      '--s-colors-accent': '#999',
      '--s-colors-action': '#000',
      '--s-colors-bg-raised': 'transparent',
      '--s-colors-bg-sunk': 'transparent',
      '--s-colors-good': '#000',
      backgroundColor: '#fff',
      color: 'text',
      fontSize: '11pt',
    },
  },
  columns: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' },
    alignItems: 'start',
    gap: { base: '8', lg: '12' },
    paddingBlock: { base: '8', md: '12' },
    '@media print': { display: 'block' },
  },
  /** At most 75 characters in a line, at 18 px. */
  text: {
    minWidth: '0',
    maxWidth: '44rem',
    fontSize: '1.125rem',
    '@media print': { maxWidth: 'none', fontSize: 'inherit' },
  },
  shortNote: { marginBottom: { base: '8', md: '10' }, color: 'textSoft' },
  files: {
    marginTop: { base: '12', md: '16' },
    paddingTop: '5',
    borderTop: 'hairline',
    color: 'textSoft',
    '@media print': { display: 'none' },
  },
  file: { display: 'inline-block', paddingInline: '1', lineHeight: '{sizes.target}' },
});
