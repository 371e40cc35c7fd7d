import type { RemotePages } from './load-with-retries';

/** Tries missing pages again when the connection is back or the visitor returns to the tab. */
export function watchConnection(pages: RemotePages): void {
  addEventListener('online', () => pages.retry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') pages.retry();
  });
}
