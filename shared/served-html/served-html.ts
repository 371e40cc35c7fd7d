/** Words and pictures that browsers have as HTML alone. */
export { hasServedHtml } from './kept-html';
export { ServedHtml } from './ServedHtml';
