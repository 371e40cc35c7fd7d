import { type KeepRequest, type PageDeployment, SERVICE_WORKER_FILE } from '@site/shared/contracts';
import { routeOf } from '../routes/routes';
import { whenIdle } from '../when-idle';

/** Has the service worker keep the site for reading offline, once the page is idle; where the page's deployment says so. */
export function keepForOffline(deployment: PageDeployment): void {
  if (deployment.offline && 'serviceWorker' in navigator) whenIdle(() => void keep(deployment));
}

async function keep({ deployment, basePath, parts }: PageDeployment): Promise<void> {
  try {
    await navigator.serviceWorker.register(`${basePath}/${SERVICE_WORKER_FILE}`);
    const { active } = await navigator.serviceWorker.ready;
    const remote = routeOf(location.pathname)?.remote;
    const shown = remote ? ['shell', remote] : ['shell'];
    const releases = shown.flatMap((part) => parts[part]?.base ?? []);
    const request: KeepRequest = { keep: location.pathname, deployment, releases };
    active?.postMessage(request);
  } catch (error) {
    console.warn('This site cannot be kept for reading offline here.', error);
  }
}
