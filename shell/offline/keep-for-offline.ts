import {
  type KeepRequest,
  OFFLINE_LIST_FILE,
  type PageDeployment,
  SERVICE_WORKER_FILE,
} from '@site/shared/contracts';
import { DEFAULT_LANGUAGE, languagePath } from '@site/shared/site/languages';
import { routeAt } from '../routes/routes';
import { whenIdle } from '../browser/when-idle';
import { removeForeignWorkers } from './remove-foreign-workers';

/**
 * Has the service worker keep the site for reading offline, once the page is idle; where the page's deployment says so.
 * Any other worker goes. A preview leaves all as it is.
 */
export function keepForOffline(deployment: PageDeployment): void {
  if (deployment.basePath === '' && 'serviceWorker' in navigator) whenIdle(() => void keep(deployment));
}

async function keep({
  deployment,
  offline,
  language = DEFAULT_LANGUAGE,
  parts,
}: PageDeployment): Promise<void> {
  try {
    const worker = new URL(`/${SERVICE_WORKER_FILE}`, location.href).href;
    const hadForeign = await removeForeignWorkers(offline ? worker : null);
    // The next page keeps the site: until then the browser may take the one that was removed for the site's own.
    if (!offline || hadForeign) return;
    await navigator.serviceWorker.register(worker);
    const { active } = await navigator.serviceWorker.ready;
    const base = languagePath(language);
    const remote = routeAt(location.pathname.slice(base.length))?.remote;
    const shown = remote ? ['shell', remote] : ['shell'];
    const releases = shown.flatMap((part) => parts[part]?.base ?? []);
    const request: KeepRequest = {
      keep: location.pathname,
      list: offline === true ? `${base}/${OFFLINE_LIST_FILE}` : offline,
      deployment,
      releases,
    };
    active?.postMessage(request);
  } catch (error) {
    console.warn('This site cannot be kept for reading offline here.', error);
  }
}
