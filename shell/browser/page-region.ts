/** Comes from the page's region after a navigation, when something is in it: the page, or what is said of it meanwhile. */
export const PAGE_SHOWN = 'site:page-shown';
