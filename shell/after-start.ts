import type { PageDeployment } from '@site/shared/contracts';
import type { FrameContent } from './content/frame.schema';
import { watchLiveDeployment } from './new-version/watch-live-deployment';
import { showToast } from '@site/shared/ui';

/** What the site does once a page has started and the browser is idle. */
export function afterStart(deployment: PageDeployment, toasts: FrameContent['toasts']): void {
  expireCookies();
  watchLiveDeployment(deployment, () => offerNewerVersion(toasts));
}

/**
 * Takes away what cookies a script has left behind: the site has none of its own, and they go with every request until a server
 * refuses it for its size. Those of other paths and of servers (`HttpOnly`) are out of sight, and stay.
 */
export function expireCookies(): void {
  for (const cookie of document.cookie.split('; ').filter(Boolean)) {
    const [name = ''] = cookie.split('=');
    document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** Offers to load the page again, and leaves it to the visitor. */
function offerNewerVersion({ newVersion, reload, later }: FrameContent['toasts']): void {
  showToast({
    message: newVersion,
    action: { label: reload, onClick: () => location.reload(), dismissLabel: later },
  });
}
