import type { PageDeployment } from '@site/shared/contracts';
import { expireCookies } from './browser/expire-cookies';
import type { FrameContent } from './content/frame.schema';
import { offerNewerVersion } from './new-version/offer-new-version';
import { watchLiveDeployment } from './new-version/watch-live-deployment';

/** What the site does once a page has started and the browser is idle. */
export function afterStart(deployment: PageDeployment, toasts: FrameContent['toasts']): void {
  expireCookies();
  watchLiveDeployment({
    deployment,
    onNewer: () => offerNewerVersion(toasts),
    load: () => import('./new-version/follow-live-deployment'),
  });
}
