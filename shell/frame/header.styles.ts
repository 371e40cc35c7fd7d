import { ENLARGED, styleSlots } from '@site/shared/theme';

export const header = styleSlots('header', {
  root: {
    position: 'sticky',
    top: '0',
    zIndex: 'header',
    backgroundColor: 'bg',
    borderBottom: 'outline',
    // On a very low screen (200 % zoom on a phone, a landscape phone) a sticky header would leave no room to read.
    '@media (max-height: 30rem)': { position: 'relative' },
    [ENLARGED]: { position: 'relative' },
    '@media print': { display: 'none' },
  },
  row: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    // With large letters, the menu goes below the brand (WCAG 2.2 1.4.4).
    flexWrap: { base: 'wrap', md: 'nowrap' },
    '&:not(:lang(en))': { flexWrap: { base: 'wrap', xl: 'nowrap' } },
    gap: { base: '3', lg: '4' },
    minHeight: 'header',
    // Elsewhere the sticky header stays lower than what is scrolled to keeps clear of.
    [ENLARGED]: { paddingBlock: '2' },
  },
  wide: {
    display: { base: 'none', md: 'flex' },
    // Words of other languages are longer: there the menu has them until all have room.
    '&:not(:lang(en))': { display: { base: 'none', xl: 'flex' } },
    alignItems: 'center',
    gap: { base: '2', lg: '3' },
    flexShrink: '0',
    whiteSpace: 'nowrap',
    // On tablets the name of the brand needs the room.
    '& > a': { paddingInline: { md: '3', lg: '5' } },
    '& > a > svg': { display: { md: 'none', lg: 'block' } },
  },
  links: { display: 'flex', gap: { md: '0', lg: '3' }, '&:not(:lang(en))': { gap: '0' } },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: { base: '0.375rem', lg: '2' },
    '&:not(:lang(en))': { paddingInline: '0.375rem' },
    color: 'text',
    fontSize: { base: 'sm', lg: 'md' },
    fontFamily: 'heading',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    _hover: { textDecoration: 'underline', textDecorationThickness: '3px', textUnderlineOffset: '6px' },
  },
  theme: { display: 'contents', '@media (scripting: none)': { display: 'none' } },
});

export const logo = styleSlots('logo', {
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: { base: '3', md: '2', lg: '3' },
    minHeight: 'target',
    // The row wraps where not even the longest words have room, and not before the tagline does.
    flex: { base: '1 1 min-content', md: '0 1 auto' },
    '&:not(:lang(en))': { flex: { base: '1 1 min-content', xl: '0 1 auto' } },
    color: 'text',
    textDecoration: 'none',
    fontFamily: 'heading',
    lineHeight: '1.1',
    overflowWrap: 'break-word',
  },
  symbol: {
    flexShrink: '0',
    width: '2.75rem',
    height: '2.75rem',
    backgroundImage: "url('@site/shared/brand/symbol.svg')",
    'html[data-arriving=""] &': { backgroundImage: 'none' },
    backgroundSize: 'contain',
  },
  name: {
    display: 'block',
    fontSize: { base: 'xl', md: 'lg', lg: 'xl' },
    fontWeight: 'heavy',
    // The system's letters are wider than the brand's. On the narrowest screens nothing but two lines leaves room for the menu.
    '&:not(:lang(en))': { fontSize: 'lg', '@media (min-width: 22.5rem)': { whiteSpace: 'nowrap' } },
  },
  tagline: {
    display: 'block',
    textWrap: 'balance',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'heading',
    color: 'textSoft',
  },
});
