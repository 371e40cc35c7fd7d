import type { PageLock } from '@site/shared/contracts';
import type { FollowLiveLock } from './follow-live-deployment';

export interface WatchLiveLockOptions {
  lock: PageLock;
  /** Told once of each lock that is live instead of the page's. */
  onNewer: () => void;
  /** Loads what asks the server. */
  load: () => Promise<{ followLiveLock: FollowLiveLock }>;
}

/**
 * Notices when another lock went live while the page was open. A page is fresh when it is loaded, so nothing is loaded
 * and nothing asked before the visitor returns to the tab.
 */
export function watchLiveLock({ lock, onNewer, load }: WatchLiveLockOptions): void {
  async function returned(): Promise<void> {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', returned);
    try {
      (await load()).followLiveLock({ address: `${lock.basePath}/lock.json`, shown: lock.lock, onNewer });
    } catch {
      // Nothing is lost but the news; the visitor's next return tries again.
      document.addEventListener('visibilitychange', returned);
    }
  }
  document.addEventListener('visibilitychange', returned);
}
