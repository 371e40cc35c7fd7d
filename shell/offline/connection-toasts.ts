import { showToast } from '@site/shared/ui';
import { frame } from '../content/frame.content';

/** Says when there is no connection, from the start or later, and when it is back. */
export function watchConnectionForToasts(): void {
  const sayOffline = () => showToast({ message: frame.toasts.offline });
  addEventListener('offline', sayOffline);
  addEventListener('online', () => showToast({ message: frame.toasts.online }));
  if (!navigator.onLine) sayOffline();
}
