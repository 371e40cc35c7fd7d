import { showToast } from '@site/shared/ui';
import type { FrameContent } from '../content/frame.schema';

/** Offers to load the page again, and leaves it to the visitor. */
export function offerNewerVersion({ newVersion, reload, later }: FrameContent['toasts']): void {
  showToast({
    message: newVersion,
    action: { label: reload, onClick: () => location.reload(), dismissLabel: later },
  });
}
