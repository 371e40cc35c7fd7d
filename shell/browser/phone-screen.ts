/**
 * Media query of the largest screens, in CSS pixels, of which it is known what a page's first screen shows: the first section of
 * either page lies lower than the height (`e2e/first-paint.spec.ts`). The width is all below the theme's `md`. It is a query because
 * `innerWidth` lays out the page when it is read: 4 to 9 ms of a cheap phone before the first paint.
 */
export const PHONE_SCREEN = '(max-width:767px) and (max-height:940px)';
