import { createHash } from 'node:crypto';
import { pathOfFile } from '@site/addresses';
import { byLanguage, comparePages, type PagesDifference } from './compare-pages';
import { compareParts, type PartDifference } from './compare-parts';
import { type PageText, readPageText } from './page-text';
import type { SiteVersion } from './site-version';

/** Bytes as brotli sends them; null where there is no such page. */
export interface PageSize {
  path: string;
  before: number | null;
  after: number | null;
}

/** All that a visitor finds different between two versions of the site, and what parts are behind it. */
export interface SiteDifference extends PagesDifference {
  /** Other files with an address of their own, by name. */
  files: { added: string[]; removed: string[]; changed: string[] };
  parts: PartDifference[];
  /** Pages whose size is another. */
  pageSizes: PageSize[];
}

/** For programs of this project. */
const NOT_FOR_VISITORS = ['deployment.json', 'shared-libraries.json'];
/** What search engines and models read, with the public address; previews are kept from them. */
const FOR_SEARCH = /^(?:[a-z]+\/)?(llms\.txt|robots\.txt|sitemap\.xml)$/;

/** The address that a page's file answers to; the last stands for every address that the site does not have. */
function pathOfPage(file: string): string {
  return pathOfFile(file) ?? `/${file.replace(/\.html$/, '')}`;
}

export function compareSites(before: SiteVersion, after: SiteVersion): SiteDifference {
  const withSearch = before.kind !== 'preview' && after.kind !== 'preview';
  return {
    ...comparePages(textsOf(before), textsOf(after), withSearch),
    files: compareFiles(before, after, withSearch),
    parts: compareParts(before.manifests, after.manifests),
    pageSizes: comparePageSizes(before, after),
  };
}

/** Whether a visitor would notice nothing at all. */
export function isSameForVisitors({ everyPage, pages, files }: SiteDifference): boolean {
  return everyPage.length + pages.length + Object.values(files).flat().length === 0;
}

function textsOf({ files }: SiteVersion): Record<string, PageText> {
  const pages = Object.keys(files).filter(isPage);
  return Object.fromEntries(pages.map((name) => [pathOfPage(name), readPageText(files[name]!.toString())]));
}

function compareFiles(before: SiteVersion, after: SiteVersion, withSearch: boolean) {
  const namesOf = ({ files }: SiteVersion) =>
    byLanguage(
      Object.keys(files)
        .filter(
          (name) =>
            !isPage(name) && !NOT_FOR_VISITORS.includes(name) && (withSearch || !FOR_SEARCH.test(name)),
        )
        .sort(),
    );
  const [old, current] = [namesOf(before), namesOf(after)];
  return {
    added: current.filter((name) => !old.includes(name)),
    removed: old.filter((name) => !current.includes(name)),
    changed: current.filter((name) => old.includes(name) && digest(before, name) !== digest(after, name)),
  };
}

function comparePageSizes(before: SiteVersion, after: SiteVersion): PageSize[] {
  const pages = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].filter(isPage);
  return pages
    .map((name) => ({
      path: pathOfPage(name),
      before: before.sizes[name] ?? null,
      after: after.sizes[name] ?? null,
    }))
    .filter((size) => size.before !== size.after);
}

function isPage(name: string): boolean {
  return name.endsWith('.html');
}

function digest({ files }: SiteVersion, name: string): string {
  return createHash('sha256').update(files[name]!).digest('hex');
}
