import type { ReleaseManifest } from '@site/ledger';
import { REDIRECTS_FILE, languageOfPath, pathOfFile, readRedirects } from '@site/addresses';
import { DEFAULT_LANGUAGE } from '@site/shared/site/languages';
import { byLanguage, comparePages, type PagesDifference } from './compare-pages';
import { compareParts, compareValues, type PartDifference } from './compare-parts';
import { type PageText, readPageText } from './page-text';

/** The site as it was, is, or would be: what a comparison reads of it. */
export interface SiteVersion {
  kind: 'deployment' | 'preview' | 'candidate';
  /** The deployment's name or the preview's id; null for what is not stored. */
  name: string | null;
  isLive: boolean;
  /** For people: `deployment 000012-3fa9c2d41b7e (live)`. */
  title: string;
  manifests: Record<string, ReleaseManifest>;
  /** Composed files by name, as they are served uncompressed. */
  files: Record<string, Buffer>;
  /** Bytes as brotli sends them, by file name. */
  sizes: Record<string, number>;
}

/** All that a visitor finds different between two versions of the site, and what parts are behind it. */
export interface SiteDifference extends PagesDifference {
  /** Other files with an address of their own, by name. */
  files: { added: string[]; removed: string[]; changed: string[] };
  /** Addresses that lead on to another page, or no more: paths in English; null for none. */
  moved: { from: string; before: string | null; after: string | null }[];
  parts: PartDifference[];
  /** Pages whose size is another, in bytes as brotli sends them; null where there is no such page. */
  pageSizes: { path: string; before: number | null; after: number | null }[];
}

/** For programs, or told in other words. */
const NOT_FOR_VISITORS = ['deployment.json', 'shared-libraries.json', REDIRECTS_FILE];
/** What search engines and models read, with the public address; previews are kept from them. */
const FOR_SEARCH = /^(?:[a-z]+\/)?(llms\.txt|robots\.txt|sitemap\.xml)$/;

/** The address that a page's file answers to; the last stands for every address that the site does not have. */
function pathOfPage(file: string): string {
  return pathOfFile(file) ?? `/${file.replace(/\.html$/, '')}`;
}

export function compareSites(before: SiteVersion, after: SiteVersion): SiteDifference {
  const withSearch = before.kind !== 'preview' && after.kind !== 'preview';
  const moved = compareValues(movedIn(before), movedIn(after));
  const pages = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])].filter(isPage);
  const pageSizes = pages.map((name) => {
    return { path: pathOfPage(name), before: before.sizes[name] ?? null, after: after.sizes[name] ?? null };
  });
  return {
    ...comparePages(textsOf(before), textsOf(after), withSearch),
    files: compareFiles(before, after, withSearch),
    moved: moved.map(({ name: from, ...ends }) => ({ from, ...ends })),
    parts: compareParts(before.manifests, after.manifests),
    pageSizes: pageSizes.filter((size) => size.before !== size.after),
  };
}

/** Whether a visitor would notice nothing at all. */
export function isSameForVisitors({ everyPage, pages, files, moved }: SiteDifference): boolean {
  return everyPage.length + pages.length + moved.length + Object.values(files).flat().length === 0;
}

function textsOf({ files }: SiteVersion): Record<string, PageText> {
  const pages = Object.keys(files).filter(isPage);
  return Object.fromEntries(pages.map((name) => [pathOfPage(name), readPageText(files[name]!.toString())]));
}

/** What leads on in English; it does in each language. */
function movedIn({ files }: SiteVersion): Record<string, string> {
  const all = [...readRedirects(files[REDIRECTS_FILE]?.toString() ?? '')];
  return Object.fromEntries(all.filter(([from]) => languageOfPath(from) === DEFAULT_LANGUAGE));
}

function compareFiles(before: SiteVersion, after: SiteVersion, withSearch: boolean) {
  const isTold = (name: string) =>
    !isPage(name) && !NOT_FOR_VISITORS.includes(name) && (withSearch || !FOR_SEARCH.test(name));
  const namesOf = ({ files }: SiteVersion) => byLanguage(Object.keys(files).filter(isTold).sort());
  const [old, current] = [namesOf(before), namesOf(after)];
  return {
    added: current.filter((name) => !old.includes(name)),
    removed: old.filter((name) => !current.includes(name)),
    changed: current.filter((name) => old.includes(name) && !before.files[name]!.equals(after.files[name]!)),
  };
}

function isPage(name: string): boolean {
  return name.endsWith('.html');
}
