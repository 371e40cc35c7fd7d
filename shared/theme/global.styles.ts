import { styleGlobally } from '@site/shared/theme';

/** Element styles of every page: the web font, a small reset, focus, and room for the sticky header when jumping. */
export const globalStyles = styleGlobally({
  '@font-face': {
    fontFamily: 'Anek Latin',
    src: "url('./fonts/anek-latin.woff2') format('woff2')",
    fontWeight: '600 800',
    fontDisplay: 'swap',
  } as never,
  '*, ::before, ::after': { boxSizing: 'border-box' },
  html: {
    scrollBehavior: 'smooth',
    // WCAG 2.2 2.4.11: what gets focus or is jumped to stays clear of the sticky header and the floating button.
    scrollPaddingBlock: 'calc({sizes.header} + 1rem) 6rem',
    textSizeAdjust: '100%',
    '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
    '@media (max-height: 30rem)': { scrollPaddingTop: '1rem' },
  },
  body: {
    margin: '0',
    backgroundColor: 'bg',
    color: 'text',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'body',
    overflowWrap: 'break-word',
  },
  'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: '0', padding: '0' },
  'h1, h2, h3': { fontFamily: 'heading', lineHeight: 'heading', textWrap: 'balance' },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  a: { color: 'link' },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '3px', borderRadius: 'sm' },
  ':target:focus': { outline: 'none' },
  '[tabindex="-1"]:focus': { outline: 'none' },
});
