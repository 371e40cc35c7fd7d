/** Id of the element that holds a remote's page; its `data-page` is the page's id. */
export const PAGE_REGION_ID = 'page';
