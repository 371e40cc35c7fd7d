import { textContent } from 'domutils';
import { pathOfFile, releaseBase } from '@site/addresses';
import type { SiteProblem } from '@site/errors';
import type { PageCandidate, PageGate } from './candidate';
import { elementsOf, type PageDocument } from './page-document';
import { languagePath } from '@site/shared/site/languages';

/** Stands for the site's own host, whatever it is. */
const HERE = 'http://site.invalid';

/** All addresses within the site that any page names lead somewhere: pages, anchors, scripts, pictures, documents. */
export const linksGate: PageGate = (candidate) => {
  const anchors = new Map(candidate.documents.map((document) => [document, anchorsIn(document)]));
  const targets = targetsOf(candidate, anchors);
  return candidate.documents.flatMap((document) => {
    const addresses = [...new Set(addressesIn(document))];
    const named = namedLinkProblems(document, candidate);
    return addresses.flatMap(
      (address) =>
        named.get(address) ??
        validate(address, document, candidate, { targets, own: anchors.get(document)! }),
    );
  });
};

/** Everything that visitors can fetch, by address: its anchors for a page, null for another file. */
type Targets = Map<string, Set<string> | null>;

function targetsOf(
  { basePath, files, builds, documents }: PageCandidate,
  anchors: Map<PageDocument, Set<string>>,
): Targets {
  const targets: Targets = new Map();
  const pages = new Set(documents.map(({ file }) => file));
  for (const name of Object.keys(files)) {
    const path = pathOfFile(name);
    if (path !== null && !pages.has(name)) targets.set(basePath + path, null);
  }
  for (const build of Object.values(builds))
    for (const file of Object.keys(build.integrity)) targets.set(releaseBase(build) + file, null);
  for (const document of documents)
    if (document.page.route) targets.set(basePath + document.path, anchors.get(document)!);
  return targets;
}

function anchorsIn({ document }: PageDocument): Set<string> {
  return new Set(elementsOf(document).flatMap(({ attribs }) => attribs.id ?? []));
}

/** Where a page leads, and what it loads. */
function addressesIn({ document }: PageDocument): string[] {
  return elementsOf(document).flatMap((element) => {
    const { name, attribs } = element;
    if (name === 'a' || name === 'link' || name === 'use') return attribs.href ?? [];
    if (name === 'meta') return attribs.property === 'og:image' ? (attribs.content ?? []) : [];
    if (name === 'style') return addressesInCss(textContent(element));
    return attribs.src ?? [];
  });
}

/** Fonts and pictures that a style sheet loads. */
function addressesInCss(css: string): string[] {
  return [...css.matchAll(/url\((["']?)(.*?)\1\)/g)].map(([, , address = '']) => address);
}

function validate(
  address: string,
  from: PageDocument,
  { shell, basePath, builds }: PageCandidate,
  { targets, own }: { targets: Targets; own: Set<string> },
): SiteProblem[] {
  const base = HERE + basePath + from.path;
  if (!URL.canParse(address, base)) return [broken(from, address, 'is no address')];
  const url = new URL(address, base);
  if (url.origin !== HERE && url.origin !== shell.siteOrigin) return [];
  const target = targetOf(url);
  if (!target) return [broken(from, address, 'is no address')];
  const anchors = HERE + target.path === base ? own : targets.get(target.path);
  if (anchors === undefined) {
    const absent = shell.routes.find(
      ({ path, remote }) => basePath + path === target.path && !builds[remote],
    );
    return [absent ? partMissing(from, address, absent.remote) : broken(from, address, 'does not exist')];
  }
  const { anchor } = target;
  return !anchor || !anchors || anchors.has(anchor) ? [] : [broken(from, address, 'has no such anchor')];
}

/** Where an address within the site leads; null for one that cannot be read. */
function targetOf({ pathname, hash }: URL): { path: string; anchor: string } | null {
  try {
    return { path: decodeURI(pathname), anchor: decodeURIComponent(hash.slice(1)) };
  } catch {
    return null;
  }
}

/** A link to a page of a part that the shell knows, and that is not published yet or retired. */
function partMissing({ path }: PageDocument, address: string, part: string): SiteProblem {
  return {
    code: 'part-missing',
    severity: 'error',
    message: `The page ${path} names ${address}, and no release of ${part}, which shows it, goes with it.`,
    remedy: `Publish the part, and put it live with the others: npm run site -- promote shell ${part}. Or take the link out.`,
  };
}

function broken({ path, page }: PageDocument, address: string, fact: string): SiteProblem {
  const part = page.route?.remote;
  return {
    code: 'link-broken',
    severity: 'error',
    message: `The page ${path} names ${address}, which ${fact}.`,
    remedy: `Correct it in ${part ? `${part} or in shell` : 'shell'}, or bring back what it leads to; then publish that part again.`,
  };
}

/** Links of a page that name the part to which they lead (`pageLink`), and lead to no page of it, by address: what is wrong. */
function namedLinkProblems(from: PageDocument, candidate: PageCandidate): Map<string, SiteProblem> {
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
