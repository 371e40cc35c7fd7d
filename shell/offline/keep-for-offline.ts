import { type KeepRequest, type PageLock, SERVICE_WORKER_FILE } from '@site/shared/contracts';
import { routeOf } from '../routes/routes';
import { whenIdle } from '../when-idle';

/** Has the service worker keep the site for reading offline, once the page is idle; where the page's lock says so. */
export function keepForOffline(lock: PageLock): void {
  if (lock.offline && 'serviceWorker' in navigator) whenIdle(() => void keep(lock));
}

async function keep({ lock, basePath, parts }: PageLock): Promise<void> {
  try {
    await navigator.serviceWorker.register(`${basePath}/${SERVICE_WORKER_FILE}`);
    const { active } = await navigator.serviceWorker.ready;
    const remote = routeOf(location.pathname)?.remote;
    const shown = remote ? ['shell', remote] : ['shell'];
    const releases = shown.flatMap((part) => parts[part]?.base ?? []);
    const request: KeepRequest = { keep: location.pathname, lock, releases };
    active?.postMessage(request);
  } catch (error) {
    console.warn('This site cannot be kept for reading offline here.', error);
  }
}
