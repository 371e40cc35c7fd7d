/**
 * Removes service workers that are not the site's own, and all that they may have kept: a release that is not live any
 * more can have left one. A page that such a worker answers in full never gets here; for that one, see
 * `service-worker/service-worker.ts`.
 * @param own address of the site's worker; null where the site has none
 * @returns whether there were any. Such a worker may answer for this page until the visitor leaves it.
 */
export async function removeForeignWorkers(own: string | null): Promise<boolean> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  const foreign = registrations.filter(({ active, waiting, installing }) =>
    [active, waiting, installing].some((worker) => worker && worker.scriptURL !== own),
  );
  // One that has left already answers for this page until the visitor leaves it, and would be taken back with its registration.
  const { controller } = navigator.serviceWorker;
  if (foreign.length === 0 && (!controller || controller.scriptURL === own)) return false;
  for (const name of await caches.keys()) await caches.delete(name);
  await Promise.all(foreign.map((registration) => registration.unregister()));
  return true;
}
