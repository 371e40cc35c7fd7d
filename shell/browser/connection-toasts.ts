import { showToast } from '@site/shared/ui';
import type { FrameContent } from '../content/frame.schema';

/** Says when there is no connection, from the start or later, and when it is back. */
export function watchConnectionForToasts({ offline, online }: FrameContent['toasts']): void {
  const sayOffline = () => showToast({ message: offline });
  addEventListener('offline', sayOffline);
  addEventListener('online', () => showToast({ message: online }));
  if (!navigator.onLine) sayOffline();
}
