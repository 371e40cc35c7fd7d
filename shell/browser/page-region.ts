/** Id of the element that holds a remote's page; its `data-page` is the page's id. */
export const PAGE_REGION_ID = 'page';

/** Comes from that element after a navigation, when something is in it: the page, or what is said of it meanwhile. */
export const PAGE_SHOWN = 'site:page-shown';
