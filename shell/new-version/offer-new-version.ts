import { showToast } from '@site/shared/ui';
import { frame } from '../content/frame.content';

/** Offers to load the page anew, and leaves it to the visitor. */
export function offerNewerVersion(): void {
  const { newVersion, reload, later } = frame.toasts;
  showToast({
    message: newVersion,
    action: { label: reload, onClick: () => location.reload(), dismissLabel: later },
  });
}
