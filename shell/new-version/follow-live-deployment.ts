import { QueryClient, QueryObserver } from '@tanstack/query-core';

/** How long an answer counts, in ms: returning to the tab within it asks nothing. */
const LIVE_TTL_MS = 5 * 60_000;

/**
 * Asks which deployment is live: now, and when the visitor returns to the tab or the connection does. Never while offline.
 * @param address of `deployment.json`, which names the deployment that is live
 * @param shown name of the page's own deployment
 * @param onNewer told once of each deployment that is live instead of the page's
 * @returns how to stop
 */
export function followLiveDeployment(address: string, shown: string, onNewer: () => void): () => void {
  const client = new QueryClient();
  client.mount();
  const observer = new QueryObserver(client, {
    queryKey: [address],
    queryFn: () => readLiveDeployment(address),
    staleTime: LIVE_TTL_MS,
    retry: 2,
  });
  let known = shown;
  observer.subscribe(({ data: live }) => {
    if (live === undefined || live === known) return;
    known = live;
    if (live !== shown) onNewer();
  });
  return () => {
    observer.destroy();
    client.unmount();
  };
}

async function readLiveDeployment(address: string): Promise<string> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${address} answered with status ${answer.status}.`);
  const { deployment } = (await answer.json()) as { deployment?: unknown };
  if (typeof deployment !== 'string') throw new TypeError(`${address} names no deployment.`);
  return deployment;
}
