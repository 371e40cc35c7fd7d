import { styleSlots } from '@site/shared/theme';

export const header = styleSlots('header', {
  root: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    backgroundColor: 'bg',
    borderBottom: 'outline',
    // On a very low screen (200 % zoom on a phone, a landscape phone) a sticky header would leave no room to read.
    '@media (max-height: 30rem)': { position: 'static' },
    '@media print': { display: 'none' },
  },
  row: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minHeight: 'header' },
  wide: { display: { base: 'none', md: 'flex' }, alignItems: 'center', gap: '3' },
  links: { display: 'flex', gap: { md: '1', lg: '4' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: '2',
    color: 'text',
    fontFamily: 'heading',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline', textDecorationThickness: '3px', textUnderlineOffset: '6px' },
  },
  theme: { display: 'contents', '@media (scripting: none)': { display: 'none' } },
});
