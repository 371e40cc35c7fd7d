import type { KeptDeployments } from './cached-deployments';

/** How long the live answer may take, in ms, before the kept one is given instead. */
const PATIENCE = 3_000;

export interface Question {
  deployments: KeptDeployments;
  request: Request;
  /** Asks the server. */
  fetchLive: () => Promise<Response>;
}

/**
 * For pages and the site's own pictures: the live one, and the kept one when the network is slow, silent or answers with
 * a fault of the server. What is not kept has all the time that the network needs.
 */
export async function networkFirst({ deployments, request, fetchLive }: Question): Promise<Response> {
  const live = fetchLive();
  const answer = await Promise.race([live.catch(() => null), patience()]);
  if (answer && answer.status < 500) return answer;
  return (await deployments.siteFile(new URL(request.url).pathname)) ?? live;
}

/**
 * For files of releases: they never change under their address, so a kept one is as good as the server's. Only who asks
 * to bypass caches doubts that (the shell does when a script would not run), and then a kept one gives way to the
 * server's.
 */
export async function cacheFirst({ deployments, request, fetchLive }: Question): Promise<Response> {
  const kept = await deployments.releaseFile(request.url);
  if (!kept) return fetchLive();
  if (request.cache !== 'reload') return kept;
  const live = await fetchLive().catch(() => null);
  if (!live?.ok) return kept;
  await deployments.forgetFile(request.url);
  return live;
}

function patience(): Promise<null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), PATIENCE);
  });
}
