import favicon from '@site/shared/brand/symbol.svg?source';

/** Files with an address of their own at the site's root, by name. */
export const siteFiles: Record<string, string> = { 'favicon.svg': favicon };
