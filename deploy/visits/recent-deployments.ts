import { type NamedDeployment, siteTreeOf } from '../records/deployment';
import { readChain } from '../records/deployment-chain';
import type { Store } from '../store/store';

/** Deployments that have series of their own: what is live, and some of which pages may still be open. */
const RECENT = 5;

/** How far back they are looked for: going back shows pages of an earlier one again. */
const LOOKED_AT = 3 * RECENT;

/** What is live and the few deployments before it, newest first, each with pages of its own. What cannot be read is left out. */
export async function recentDeployments(store: Store, live: NamedDeployment): Promise<NamedDeployment[]> {
  const { deployments } = await readChain(store, live, LOOKED_AT).catch(() => ({ deployments: [live] }));
  const byPages = new Map<string, NamedDeployment>();
  for (const one of [live, ...deployments])
    if (!byPages.has(siteTreeOf(one))) byPages.set(siteTreeOf(one), one);
  return [...byPages.values()].slice(0, RECENT);
}
