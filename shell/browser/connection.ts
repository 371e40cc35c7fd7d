import { showToast } from '@site/shared/ui';
import type { FrameContent } from '../content/frame.schema';

/** Says when there is no connection, from the start or later, and when it is back. */
export function watchConnectionForToasts({ offline, online }: FrameContent['toasts']): void {
  const sayOffline = () => showToast({ message: offline });
  addEventListener('offline', sayOffline);
  addEventListener('online', () => showToast({ message: online }));
  if (!navigator.onLine) sayOffline();
}

/** Tries missing pages again when the connection is back or the visitor returns to the tab. */
export function watchConnection(pages: { retry: () => void }): void {
  addEventListener('online', () => pages.retry());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') pages.retry();
  });
}
