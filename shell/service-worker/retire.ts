/// <reference lib="webworker" />

/** Takes a service worker out of the browser, with all that was kept. Without a `fetch` listener it answers nothing. */
export function retire(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('install', () => void worker.skipWaiting());
  worker.addEventListener('activate', (event) => event.waitUntil(leave(worker)));
}

async function leave({ caches, registration }: ServiceWorkerGlobalScope): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
