import type table from '../parts.json';

type Table = typeof table;

/** Name of a part's page: the part and the path, as `shared/parts.json` has them: `landing/`, `legal/privacy-policy`. */
export type PageName = {
  [Part in keyof Table]: `${Part}${Extract<keyof Table[Part]['pages'], string>}`;
}[keyof Table];

/** What a link to a page has besides its words. */
interface PageLink {
  href: string;
  /** The part whose page it is: a gate says so when the page is not live with the link. */
  'data-part': string;
}

/**
 * A link to a page of any part, by its name: `<a {...pageLink(links, 'legal/privacy-policy', '#retention')}>`. It stays in the
 * visitor's language, and in a preview.
 * @param anchor an anchor on that page, with its `#`
 */
export function pageLink({ home }: { home: string }, page: PageName, anchor = ''): PageLink {
  const [part = ''] = page.split('/');
  return { href: home + page.slice(part.length + 1) + anchor, 'data-part': part };
}
