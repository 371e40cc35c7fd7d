import type { PageDeployment } from '@site/shared/contracts';
import { RETRY_PAUSES_MS } from './remotes/load-with-retries';

/**
 * Starts the site's own code; when a chunk of it cannot be had, again after growing pauses, and when the connection is
 * back or the visitor returns to the tab; after the last pause only then. Until it comes, the page is what the server
 * sent: whole, with links that load pages again.
 */
export async function startWithRetries(
  deployment: PageDeployment,
  start: () => Promise<unknown>,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await start();
      return;
    } catch (error) {
      reportFailedStart(deployment, attempt, error);
    }
    await pauseOrReturn(RETRY_PAUSES_MS[attempt - 1]);
  }
}

/** One line in the console for each failed attempt, as for the remotes (`remotes/report-failure.ts`). */
function reportFailedStart(
  { deployment, parts: { shell } }: PageDeployment,
  attempt: number,
  error: unknown,
): void {
  // What webpack's runtime says of a chunk that it could not load.
  const { request } = Object(error) as { request?: string };
  const url = new URL(request ?? shell?.base ?? '', location.href).href;
  console.error(
    `Part "shell" did not start bootstrap (attempt ${attempt}): ${url}, release ${shell?.release ?? 'none'}, deployment ${deployment}. ` +
      'The page stays as it was served.',
    error,
  );
}

/** @param pause in ms; undefined to wait for a sign of the connection or the visitor alone */
function pauseOrReturn(pause: number | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = pause === undefined ? undefined : setTimeout(goOn, pause);
    const goOnWhenVisible = () => document.visibilityState === 'visible' && goOn();
    addEventListener('online', goOn);
    document.addEventListener('visibilitychange', goOnWhenVisible);
    function goOn() {
      clearTimeout(timer);
      removeEventListener('online', goOn);
      document.removeEventListener('visibilitychange', goOnWhenVisible);
      resolve();
    }
  });
}
