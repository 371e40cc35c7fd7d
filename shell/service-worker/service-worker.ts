/// <reference lib="webworker" />
import { type KeepRequest, type OfflineList, SERVICE_WORKER_FILE } from '@site/shared/contracts';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { AnswerStrategy } from './answer-strategy';
import { cacheFirst, networkFirst } from './answers';
import { type Connection, isGood } from './connection';
import { keepDeployment, onlyOtherPagesChanged } from './cache-deployment';
import { isReleaseFile, KeptDeployments } from './cached-deployments';
import { liveList } from './live-list';
import { retire } from './retire';

declare const self: ServiceWorkerGlobalScope;

const deployments = new KeptDeployments(caches);

const siteFiles = new AnswerStrategy(deployments, networkFirst);
const releaseFiles = new AnswerStrategy(deployments, cacheFirst);

// The servers answer every request for a worker's script with this one. A worker that a script has registered under another
// address is so replaced at the browser's next look, and this copy leaves.
if (self.location.pathname === `/${SERVICE_WORKER_FILE}`) work();
else retire(self);

function work(): void {
  // Addresses below `/_…` are releases' files and previews; a preview is shown as it is or not at all.
  registerRoute(new NavigationRoute(siteFiles, { denylist: [/^\/_/] }));
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.destination === 'image' && !url.pathname.startsWith('/_'),
    siteFiles,
  );
  // A kept file has whatever headers a script may have kept it with: nothing that a window could be led away by.
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && isReleaseFile(url.pathname) && request.mode !== 'navigate',
    releaseFiles,
  );

  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  self.addEventListener('message', (event) => {
    const request = event.data as KeepRequest | undefined;
    if (request?.keep) event.waitUntil(keepLive(request));
  });
}

async function takeOver(): Promise<void> {
  // The page is asked for while the worker still starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

/** One after the other, because two tabs may ask at the same time. */
let keeping: Promise<void> = Promise.resolve();

function keepLive(request: KeepRequest): Promise<void> {
  keeping = keeping.then(() => tryToKeepLive(request));
  return keeping;
}

async function tryToKeepLive(request: KeepRequest): Promise<void> {
  if (!navigator.onLine) return;
  try {
    if (await onlyOtherPagesChanged(deployments, request)) return;
    const list = await liveList(request, await deployments.lists(), fetchList);
    const { connection } = navigator as Navigator & { connection?: Connection };
    const isWhole = await keepDeployment({
      deployments,
      list,
      path: request.keep,
      everything: isGood(connection),
      fetchVerified,
    });
    // The deployment before stays while a tab may show it, and while it has pages that the new one has not.
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
    await deployments.prune(isWhole && tabs.length < 2 ? 1 : 2);
  } catch (error) {
    console.warn('The site could not be kept for reading offline; the next visit tries again.', error);
  }
}

/** @returns null where there is no such list any more */
async function fetchList(address: string): Promise<OfflineList | null> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${answer.url} answered with status ${answer.status}.`);
  return (await answer.json()) as OfflineList;
}

async function fetchVerified(address: string, integrity: string): Promise<Response> {
  const request = (cache: RequestCache) =>
    fetch(address, { integrity, cache, redirect: 'error', priority: 'low' });
  // What the page has loaded already comes from the browser's cache; a damaged file there would stay so for a year.
  const answer = await request(isReleaseFile(address) ? 'default' : 'no-cache').catch(() =>
    request('reload'),
  );
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}.`);
  return answer;
}
