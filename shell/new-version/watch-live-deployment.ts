import type { PageDeployment } from '@site/shared/contracts';

/**
 * Notices when another deployment went live while the page was open. A page is fresh when it is loaded, so nothing is loaded
 * and nothing asked before the visitor returns to the tab.
 * @param onNewer told once of each deployment that is live instead of the page's
 * @param load loads what asks the server
 */
export function watchLiveDeployment(
  { basePath, deployment }: PageDeployment,
  onNewer: () => void,
  load = () => import('./follow-live-deployment'),
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
