/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

// Takes the place of the service worker where reading offline is switched off (`site promote --no-offline`): it forgets
// all that was kept and leaves. Having no `fetch` listener, it stands between no page and the network meanwhile.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

export {};
