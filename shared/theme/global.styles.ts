import { ENLARGED, styleGlobally } from '@site/shared/theme';

/**
 * Fonts of devices that stand in until the web font is here, with its measures, so that nothing moves: names of each, and the width
 * of the site's headings in Anek Latin, in percent of that in it, by weight (measured in a browser). Android has Roboto, newer ones
 * its regular weight alone; the others have Arial, or Liberation Sans, which is as wide.
 */
const standIns = {
  'Anek Fallback Roboto Bold': { names: ['Roboto Bold'], widths: { '600': 94.6, '700': 96.4, '800': 98.7 } },
  'Anek Fallback Roboto': { names: ['Roboto'], widths: { '600': 96.2, '700': 98, '800': 100.4 } },
  'Anek Fallback Arial': {
    names: ['Arial Bold', 'Liberation Sans Bold', 'Arial'],
    widths: { '600': 89.1, '700': 90.9, '800': 92.8 },
  },
};

/** Ascent 90 % and descent 20 % of the size, as in Anek Latin. A face has one width for all its sources, so each font has a family. */
const fallbackFaces = Object.entries(standIns).flatMap(([fontFamily, { names, widths }]) =>
  Object.entries(widths).map(([fontWeight, width]) => ({
    fontFamily,
    src: names.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    sizeAdjust: `${width}%`,
    ascentOverride: `${((90 / width) * 100).toFixed(1)}%`,
    descentOverride: `${((20 / width) * 100).toFixed(1)}%`,
    lineGapOverride: '0%',
  })),
);

/** Element styles of every page: the web font, a small reset, focus, and room for the sticky header when jumping. */
export const globalStyles = styleGlobally({
  '@font-face': [
    {
      fontFamily: 'Anek Latin',
      src: "url('../fonts/anek-latin.woff2') format('woff2')",
      fontWeight: '600 800',
      fontDisplay: 'swap',
    },
    ...fallbackFaces,
  ] as never,
  '*, ::before, ::after': { boxSizing: 'border-box' },
  html: {
    scrollBehavior: 'smooth',
    // WCAG 2.2 2.4.11: what gets focus or is jumped to stays clear of the sticky header and the floating button.
    scrollPaddingBlock: 'calc({sizes.header} + 1rem) 6rem',
    textSizeAdjust: '100%',
    '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
    '@media (max-height: 30rem)': { scrollPaddingTop: '1rem' },
    [ENLARGED]: { scrollPaddingTop: '1rem' },
  },
  body: {
    margin: '0',
    backgroundColor: 'bg',
    color: 'text',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'body',
    // With large letters, a word that is longer than its line breaks, rather than make its card wider than the screen.
    overflowWrap: 'anywhere',
  },
  'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: '0', padding: '0' },
  'h1, h2, h3': { fontFamily: 'heading', lineHeight: 'heading', textWrap: 'balance' },
  'ul, ol': { listStyle: 'none' },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  a: { color: 'link' },
  // A tap on one would otherwise have the browser look for words to select, which takes a cheap phone 10 ms.
  'button, summary, label': { userSelect: 'none' },
  // Signs and digits stand as they are written, also among words that run from right to left.
  'a[href^="tel:"], code': { direction: 'ltr', unicodeBidi: 'isolate' },
  // Above the floating download button, which so never covers it, scripts or not.
  '[data-keep-clear]': { position: 'relative', zIndex: 'keepClear' },
  // Before the first paint of a page that is opened at its top; the shell's `document/scripts/arrival.ts` ends it. Elements by name
  // alone: for a selector that any element could match, the browser styles the whole page again when the attribute changes.
  'html[data-arriving] :is(header, main section, footer, [data-floating]):not([data-lettered])': {
    '--s-fonts-heading': '{fonts.standIn}',
  },
  // The same for a page that a link led to: the shell's `remotes/fold.ts`.
  ':is([data-arriving=""], [data-folded]) [data-below-fold]': {
    '@media screen': { contentVisibility: 'hidden', containIntrinsicSize: 'auto 45rem' },
  },
  // A link that the shell follows, until the page is here (`shell/navigation/SiteNavigation.tsx`).
  'a[data-following]': { opacity: '0.6' },
  ':focus-visible': { outline: '3px solid {colors.focus}', outlineOffset: '3px', borderRadius: 'sm' },
  ':target:focus': { outline: 'none' },
  '[tabindex="-1"]:focus': { outline: 'none' },
});
