import { forgetFailedShares } from './remotes/forget-failed-shares';
import { RETRY_PAUSES } from './remotes/remote-pages';

/**
 * Starts the site's own code; when a chunk of it cannot be had, again after growing pauses, and when the connection is
 * back. Until it comes, the page is what the server sent: whole, with links that load pages anew.
 */
export async function startWithRetries(start: () => Promise<unknown>): Promise<void> {
  for (const pause of [...RETRY_PAUSES, null]) {
    try {
      await start();
      return;
    } catch (error) {
      console.error('Part "shell" did not start; the page stays as it was served.', error);
      if (pause === null) return;
      await pauseOrOnline(pause);
      forgetFailedShares();
    }
  }
}

function pauseOrOnline(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(goOn, pause);
    addEventListener('online', goOn, { once: true });
    function goOn() {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      resolve();
    }
  });
}
