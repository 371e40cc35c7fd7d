import { type KeepRequest, type PageLock, SERVICE_WORKER_FILE } from '@site/shared/contracts';
import { whenIdle } from '../when-idle';

/** Has the service worker keep the site for reading offline, once the page is idle; where the page's lock says so. */
export function keepForOffline({ offline, basePath }: PageLock): void {
  if (offline && 'serviceWorker' in navigator) whenIdle(() => void keep(basePath));
}

async function keep(basePath: string): Promise<void> {
  try {
    await navigator.serviceWorker.register(`${basePath}/${SERVICE_WORKER_FILE}`);
    const { active } = await navigator.serviceWorker.ready;
    const request: KeepRequest = { keep: location.pathname };
    active?.postMessage(request);
  } catch (error) {
    console.warn('This site cannot be kept for reading offline here.', error);
  }
}
