/**
 * The largest screens, in px, of which it is known what a page's first screen shows: the first section of either page lies lower
 * than the height (`e2e/first-paint.spec.ts`). The width is all below the theme's `md`.
 */
export const PHONE_SCREEN = { width: 767, height: 940 };
