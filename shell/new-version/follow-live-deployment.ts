import { QueryClient, QueryObserver } from '@tanstack/query-core';

export interface FollowLiveDeploymentOptions {
  /** Address of `deployment.json`, which names the deployment that is live. */
  address: string;
  /** Name of the page's own deployment. */
  shown: string;
  /** Told once of each deployment that is live instead of the page's. */
  onNewer: () => void;
}

export type FollowLiveDeployment = typeof followLiveDeployment;

/** How long an answer counts, in ms: returning to the tab within it asks nothing. */
const LIVE_TTL_MS = 5 * 60_000;

/**
 * Asks which deployment is live: now, and when the visitor returns to the tab or the connection does. Never while offline.
 * @returns how to stop
 */
export function followLiveDeployment({ address, shown, onNewer }: FollowLiveDeploymentOptions): () => void {
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
