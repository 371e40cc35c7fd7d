import { routeAt } from '../routes/routes';

/**
 * Has the document of a page loaded that the way back or forward leads to, where this document does not know the page:
 * browsers take entries of the history for one document that have become two, when the visitor had one of them loaded
 * again. To be called before the router listens: it would say for a moment that there is no such page. Returns how to stop.
 */
export function loadUnknownPages(basePath: string, reload = () => location.reload()): () => void {
  const { pathname: own } = location;
  const load = (event: Event) => {
    if (location.pathname === own || routeAt(location.pathname.slice(basePath.length))) return;
    event.stopImmediatePropagation();
    reload();
  };
  addEventListener('popstate', load);
  return () => removeEventListener('popstate', load);
}
