import type { RemotePages } from '../remotes/remote-pages';
import { pageId, routeAt } from '../routes/routes';
import { inSiteTargetAt } from './in-site-target';

interface ConnectionNavigator extends Navigator {
  /** Network Information API; not in every browser. */
  connection?: { saveData?: boolean };
}

/**
 * Loads the page that a link leads to as soon as a pointer, a finger or the focus is on the link, so that the click finds
 * it here. Nothing is loaded for visitors who asked for less data. Returns how to stop.
 */
export function loadLikelyPage(pages: Pick<RemotePages, 'arrival'>, basePath: string): () => void {
  const load = ({ target }: Event) => {
    if ((navigator as ConnectionNavigator).connection?.saveData) return;
    const leadsTo = inSiteTargetAt(target, basePath);
    const route = leadsTo && routeAt(leadsTo.path);
    if (route) void pages.arrival(pageId(route));
  };
  document.addEventListener('pointerover', load);
  document.addEventListener('focusin', load);
  return () => {
    document.removeEventListener('pointerover', load);
    document.removeEventListener('focusin', load);
  };
}
