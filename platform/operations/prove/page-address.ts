import { fileOfPath, isNotFoundFile, pathOfFile } from '@site/addresses';
import { isPublicOrigin } from '@site/composer';
import type { StoredSite } from '@site/ledger';
import { SiteError } from '@site/errors';
import { isLoopback } from '@site/server';

interface PageAddress {
  /** Null when only a path was given. */
  origin: string | null;
  /** Without query and fragment, in the site's one spelling: `/privacy-policy`, `/kn/`. */
  path: string;
}

/** Reads `https://www.brand.in/privacy-policy#versions`, or `/privacy-policy`. @throws SiteError `url-unclear` */
export function readAddress(words: string): PageAddress {
  const isPath = words.startsWith('/') && !words.startsWith('//');
  const isUrl = /^https?:\/\//i.test(words);
  if (!(isPath || isUrl) || !URL.canParse(words, 'http://site.invalid'))
    throw new SiteError(
      'url-unclear',
      `"${words}" is no address of a page.`,
      'Give one such as https://www.brand.in/privacy-policy, or its path alone (/privacy-policy).',
    );
  const { origin, pathname } = new URL(words, 'http://site.invalid');
  const path = fileOfPath(pathname)?.canonicalPath ?? pathname;
  return { origin: isPath ? null : origin, path };
}

/** The file that the site sent for a path. @throws SiteError `page-unknown` when the visitor saw "page not found" */
export function fileAt({ path }: PageAddress, site: StoredSite): string {
  const files = [...site.files.keys()].filter(
    (name) => !isNotFoundFile(name) && !/^(deployment\.json|_.*)$/.test(name),
  );
  const name = fileOfPath(path)?.name;
  if (name !== undefined && files.includes(name)) return name;

  throw new SiteError(
    'page-unknown',
    `The site had no page ${path} then: visitors saw "page not found".`,
    `Ask for one of its pages, such as ${files
      .filter((file) => file.endsWith('.html'))
      .slice(0, 3)
      .map(pathOfFile)
      .join(', ')}.`,
  );
}

/**
 * Refuses an address of another site. While the site has no public origin, any port of this machine is its own.
 * @throws SiteError `url-elsewhere`
 */
export function assertOfSite({ origin }: PageAddress, siteOrigin: string): void {
  const isLocal = (one: string) => isLoopback(new URL(one).host);
  if (origin === null || origin === siteOrigin || (isLocal(origin) && isLocal(siteOrigin))) return;
  throw new SiteError(
    'url-elsewhere',
    `${origin} is not this site, which ${isPublicOrigin(siteOrigin) ? `was at ${siteOrigin}` : 'had no public address'} then.`,
    'Give the address of a page of this site, or its path alone (/privacy-policy).',
  );
}
