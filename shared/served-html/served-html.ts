/** Words and pictures that browsers have as HTML alone. */
export { useIsHydrating, useServedNodes } from './hydration';
export { hasServedHtml } from './kept-html';
export { ServedHtml } from './ServedHtml';
