import { pageId, routeAt } from '../routes/routes';
import { inSiteTargetAt } from './in-site-target';

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
