import { languages } from '@site/shared/site/languages';
import { languageOfPath } from '@site/addresses';
import type { PageText } from './page-text';
import type { Change } from './change';
import { compareBlocks, once } from './compare-blocks';

/** What is different on one page. */
export interface PageDifference {
  path: string;
  status: 'added' | 'removed' | 'changed';
  /** In reading order; all of an added or removed page. */
  changes: Change[];
}

export interface PagesDifference {
  /** What changed in the same way on every page that both have: header, footer. Left out of the pages' own lists. */
  everyPage: Change[];
  /** Pages with no change of their own are left out. */
  pages: PageDifference[];
}

/**
 * What is different on the pages of two sites, by address.
 * @param withSearch whether to tell what search engines are told; never for previews, which are kept from them
 */
export function comparePages(
  before: Record<string, PageText>,
  after: Record<string, PageText>,
  withSearch: boolean,
): PagesDifference {
  const paths = byLanguage([...new Set([...Object.keys(before), ...Object.keys(after)])]);
  const pages = paths.map((path) => comparePage(path, withSearch, before[path], after[path]));
  const [first, ...others] = pages.filter(({ status }) => status === 'changed');
  const inOthers = others.map(({ changes }) => new Set(changes.map(keyOf)));
  const isShared = (change: Change) => inOthers.every((keys) => keys.has(keyOf(change)));
  const everyPage = first && others.length > 0 ? first.changes.filter(isShared) : [];
  const told = new Set(everyPage.map(keyOf));
  return {
    everyPage,
    pages: pages
      .map((page) =>
        page.status === 'changed'
          ? { ...page, changes: page.changes.filter((change) => !told.has(keyOf(change))) }
          : page,
      )
      .filter(({ status, changes }) => status !== 'changed' || changes.length > 0),
  };
}

/** Addresses, or names of files: in English first, then in the other languages in the order of the site's menu. */
export function byLanguage(names: string[]): string[] {
  const place = (name: string) =>
    languages.findIndex(({ tag }) => tag === languageOfPath(name.replace(/^\/?/, '/')));
  return names.toSorted((one, other) => place(one) - place(other));
}

function comparePage(path: string, withSearch: boolean, before?: PageText, after?: PageText): PageDifference {
  const changes = once([
    ...headChanges('title', before?.title, after?.title),
    ...headChanges('description', before?.description, after?.description),
    ...(withSearch ? headChanges('search', before && searchOf(before), after && searchOf(after)) : []),
    ...compareBlocks(before?.blocks ?? [], after?.blocks ?? []),
  ]);
  const status = before ? (after ? 'changed' : 'removed') : 'added';
  // Other words are other elements, too.
  const looksElse = changes.length === 0 && before && after && before.look !== after.look;
  const look: Change = { kind: 'changed', what: 'look', section: [], before: null, after: null };
  return { path, status, changes: looksElse ? [look] : changes };
}

function headChanges(what: Change['what'], before: string | undefined, after: string | undefined): Change[] {
  if (before === after) return [];
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  return [{ kind, what, section: [], before: before ?? null, after: after ?? null }];
}

function searchOf({ canonical, noindex }: PageText): string {
  return noindex ? 'kept out of search' : `found in search${canonical ? ` as ${canonical}` : ''}`;
}

function keyOf(change: Change): string {
  return JSON.stringify(change);
}
