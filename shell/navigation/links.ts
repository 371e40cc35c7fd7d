import { pageId, routeAt } from '../routes/routes';

/** Where a link leads within the site: a path below the base path, and the anchor with its `#`. */
export interface InSiteTarget {
  path: string;
  hash: string;
}

/** The target of a click that the shell may follow itself; null for every click that belongs to the browser. */
export function inSiteTarget(event: MouseEvent, basePath: string): InSiteTarget | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  return inSiteTargetAt(event.target, basePath);
}

/** The target of the link that an event happened on; null where there is none that the shell may follow. */
function inSiteTargetAt(target: EventTarget | null, basePath: string): InSiteTarget | null {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.dataset.fullLoad !== undefined)
    return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(`${basePath}/`)) return null;
  return { path: url.pathname.slice(basePath.length), hash: url.hash };
}

interface ConnectionNavigator extends Navigator {
  /** Network Information API; not in every browser. */
  connection?: { saveData?: boolean };
}

/**
 * Has the files of the page that a link leads to fetched as soon as a pointer, a finger or the focus is on the link, so that the
 * click finds them here. None of them is run before: that page may be another team's. Nothing is fetched for visitors who asked for
 * less data.
 * @returns how to stop
 */
export function loadLikelyPage(fetchAhead: (pageId: string) => void, basePath: string): () => void {
  const load = ({ target }: Event) => {
    if ((navigator as ConnectionNavigator).connection?.saveData) return;
    const leadsTo = inSiteTargetAt(target, basePath);
    const route = leadsTo && routeAt(leadsTo.path);
    if (route) fetchAhead(pageId(route));
  };
  document.addEventListener('pointerover', load);
  document.addEventListener('focusin', load);
  return () => {
    document.removeEventListener('pointerover', load);
    document.removeEventListener('focusin', load);
  };
}
