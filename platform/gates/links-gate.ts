import { filesBase, pathOfFile } from '@site/addresses';
import type { ComposedPage } from '@site/composer';
import { finding, type SiteProblem } from '@site/errors';
import { idOfRelease } from '@site/ledger';
import type { PageCandidate, PageGate } from './candidate';
import { type Tag, tagsOf } from './page-document';
import { languagePath } from '@site/shared/site/languages';

/** Stands for the site's own host, whatever it is. */
const HERE = 'http://site.invalid';

interface PageTags {
  page: ComposedPage;
  tags: Tag[];
  anchors: Set<string>;
}

/** All addresses within the site that any page names lead somewhere: pages, anchors, scripts, pictures, documents. */
export const linksGate: PageGate = (candidate) => {
  const pages = candidate.pages.map((page) => {
    const tags = tagsOf(page.html);
    return { page, tags, anchors: new Set(tags.flatMap(({ attribs }) => attribs.id ?? [])) };
  });
  const targets = targetsOf(candidate, pages);
  return pages.flatMap((page) => {
    const addresses = [...new Set(page.tags.flatMap(addressesIn))];
    const named = namedLinkProblems(page, candidate);
    return addresses.flatMap((address) => named.get(address) ?? validate(address, page, candidate, targets));
  });
};

/** Everything that visitors can fetch, by address: its anchors for a page, null for another file. */
type Targets = Map<string, Set<string> | null>;

function targetsOf({ basePath, files, builds }: PageCandidate, pages: PageTags[]): Targets {
  const targets: Targets = new Map();
  const pageFiles = new Set(pages.map(({ page }) => page.file));
  for (const name of Object.keys(files)) {
    const path = pathOfFile(name);
    if (path !== null && !pageFiles.has(name)) targets.set(basePath + path, null);
  }
  for (const build of Object.values(builds))
    for (const file of Object.keys(build.integrity)) targets.set(filesBase(build.part) + file, null);
  for (const { page, anchors } of pages) if (page.route) targets.set(basePath + page.path, anchors);
  return targets;
}

/** Where a page leads, and what it loads. */
function addressesIn({ name, attribs, code }: Tag): string | string[] {
  if (name === 'a' || name === 'link' || name === 'use') return attribs.href ?? [];
  if (name === 'meta') return attribs.property === 'og:image' ? (attribs.content ?? []) : [];
  // Fonts and pictures that a style sheet loads.
  if (name === 'style')
    return [...code.matchAll(/url\((["']?)(.*?)\1\)/g)].map(([, , address = '']) => address);
  return attribs.src ?? [];
}

function validate(
  address: string,
  from: PageTags,
  candidate: PageCandidate,
  targets: Targets,
): SiteProblem[] {
  const { shell, basePath, builds } = candidate;
  // Most are files, and reading an address takes its time.
  if (targets.has(address)) return [];
  const base = HERE + basePath + from.page.path;
  const url = URL.parse(address, base);
  if (!url) return [broken(from, address, 'is no address')];
  if (url.origin !== HERE && url.origin !== shell.siteOrigin) return [];
  const target = targetOf(url);
  if (!target) return [broken(from, address, 'is no address')];
  const anchors = HERE + target.path === base ? from.anchors : targets.get(target.path);
  if (anchors === undefined) {
    const absent = shell.routes.find(
      ({ path, remote }) => basePath + path === target.path && !builds[remote],
    );
    if (!absent) return [broken(from, address, 'does not exist')];
    // The shell knows the part, and it is not published yet or retired.
    const fact = `The page ${from.page.path} names ${address}, and no release of ${absent.remote}, which shows it, goes with it.`;
    const remedy = `Publish the part, and put it live with the others: npm run site -- promote shell ${absent.remote}. Or take the link out.`;
    return [finding('part-missing', fact, remedy)];
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

function broken({ page }: PageTags, address: string, fact: string): SiteProblem {
  const part = page.route?.remote;
  return finding(
    'link-broken',
    `The page ${page.path} names ${address}, which ${fact}.`,
    `Correct it in ${part ? `${part} or in shell` : 'shell'}, or bring back what it leads to; then publish that part again.`,
  );
}

/** Links of a page that name the part to which they lead (`pageLink`), and lead to no page of it, by address: what is wrong. */
function namedLinkProblems(from: PageTags, candidate: PageCandidate): Map<string, SiteProblem> {
  const base = candidate.basePath + languagePath(from.page.language);
  const problems = from.tags.flatMap(({ name, attribs }): [string, SiteProblem][] => {
    const { href = '', 'data-part': part } = attribs;
    const [address = ''] = href.split(/[?#]/);
    if (name !== 'a' || part === undefined || !address.startsWith(`${base}/`)) return [];
    const path = address.slice(base.length);
    const isThere = candidate.pages.some(({ route }) => route?.path === path && route.remote === part);
    return isThere ? [] : [[href, pageMissing(from, { part, path }, candidate)]];
  });
  return new Map(problems);
}

/** Once for all languages: the words of each have the same link. */
function pageMissing(
  { page: { route } }: PageTags,
  { part, path }: { part: string; path: string },
  { manifests, pages }: PageCandidate,
): SiteProblem {
  const owner = route?.remote ?? 'shell';
  const its = [...new Set(pages.flatMap((page) => (page.route?.remote === part ? page.route.path : [])))];
  const named = (name: string) => idOfRelease(manifests[name]!);
  return finding(
    'page-missing',
    `The page ${route?.path ?? 'that says "not found"'} of ${named(owner)} links to the page ${path} of ${part}, ` +
      (manifests[part]
        ? `and ${named(part)} has no such page: it has ${its.join(', ') || 'none'}.`
        : `and no release of ${part} goes with it.`),
    `Put a release of ${part} live that has the page, together with the others: npm run site -- promote ${owner} ${part}. Or take the link out of ${owner}, and publish it again.`,
  );
}
