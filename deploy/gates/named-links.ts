import { languagePath } from '@site/shared/site/languages';
import type { SiteProblem } from '../store/site-error';
import type { PageCandidate } from './candidate';
import { elementsOf, type PageDocument } from './page-document';

/** Links of a page that name the part to which they lead (`pageLink`), and lead to no page of it, by address: what is wrong. */
export function namedLinkProblems(from: PageDocument, candidate: PageCandidate): Map<string, SiteProblem> {
  const problems = elementsOf(from.document, 'a').flatMap(({ attribs }): [string, SiteProblem][] => {
    const { href = '', 'data-part': part } = attribs;
    const path = part === undefined ? null : pathOf(href, from, candidate);
    if (part === undefined || path === null) return [];
    const isThere = candidate.pages.some(({ route }) => route?.path === path && route.remote === part);
    return isThere ? [] : [[href, pageMissing(from, { part, path }, candidate)]];
  });
  return new Map(problems);
}

/** The path of a page, below the site and its language; null for an address that is elsewhere. */
function pathOf(address: string, { page }: PageDocument, { basePath }: PageCandidate): string | null {
  const base = basePath + languagePath(page.language);
  const [path = ''] = address.split(/[?#]/);
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/** Once for all languages: the words of each have the same link. */
function pageMissing(
  { page: { route } }: PageDocument,
  { part, path }: { part: string; path: string },
  { manifests, pages }: PageCandidate,
): SiteProblem {
  const owner = route?.remote ?? 'shell';
  const its = [...new Set(pages.flatMap((page) => (page.route?.remote === part ? page.route.path : [])))];
  const named = (name: string) => `${name}@${manifests[name]?.release}`;
  return {
    code: 'page-missing',
    severity: 'error',
    message:
      `The page ${route?.path ?? 'that says "not found"'} of ${named(owner)} links to the page ${path} of ${part}, ` +
      (manifests[part]
        ? `and ${named(part)} has no such page: it has ${its.join(', ') || 'none'}.`
        : `and no release of ${part} goes with it.`),
    remedy: `Put a release of ${part} live that has the page, together with the others: npm run site -- promote ${owner} ${part}. Or take the link out of ${owner}, and publish it again.`,
  };
}
