import type { PageDeployment } from '@site/shared/contracts';
import type { FrameContent } from './content/frame.schema';
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

/**
 * Notices when another deployment went live while the page was open. A page is fresh when it is loaded, so nothing is loaded
 * and nothing asked before the visitor returns to the tab.
 * @param onNewer told once of each deployment that is live instead of the page's
 * @param load loads what asks the server
 */
export function watchLiveDeployment(
  { basePath, deployment }: PageDeployment,
  onNewer: () => void,
  load = () => import('./new-version/follow-live-deployment'),
): void {
  async function returned(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', returned);
    try {
      const { followLiveDeployment } = await load();
      followLiveDeployment(`${basePath}/deployment.json`, deployment, onNewer);
    } catch {
      // Nothing is lost but the news; the visitor's next return tries again.
      document.addEventListener('visibilitychange', returned);
    }
  }
  document.addEventListener('visibilitychange', returned);
}
