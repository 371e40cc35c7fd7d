import { styleSlots } from '@site/shared/theme';

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
