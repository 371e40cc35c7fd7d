import type { PageDeployment } from '@site/shared/contracts';
import type { FollowLiveDeployment } from './follow-live-deployment';

export interface WatchLiveDeploymentOptions {
  deployment: PageDeployment;
  /** Told once of each deployment that is live instead of the page's. */
  onNewer: () => void;
  /** Loads what asks the server. */
  load: () => Promise<{ followLiveDeployment: FollowLiveDeployment }>;
}

/**
 * Notices when another deployment went live while the page was open. A page is fresh when it is loaded, so nothing is loaded
 * and nothing asked before the visitor returns to the tab.
 */
export function watchLiveDeployment({ deployment, onNewer, load }: WatchLiveDeploymentOptions): void {
  async function returned(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', returned);
    try {
      (await load()).followLiveDeployment({
        address: `${deployment.basePath}/deployment.json`,
        shown: deployment.deployment,
        onNewer,
      });
    } catch {
      // Nothing is lost but the news; the visitor's next return tries again.
      document.addEventListener('visibilitychange', returned);
    }
  }
  document.addEventListener('visibilitychange', returned);
}
