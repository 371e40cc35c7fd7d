import { deploymentOf, readLivePointer } from './live-pointer';
import { walkChain } from './deployment-chain';
import { SiteError } from '@site/errors';
import type { NamedDeployment } from './deployment';
import type { Store } from '@site/store';

/** The deployment that is live. @throws SiteError `nothing-live`, and what reading the chain throws */
export async function liveDeployment(store: Store): Promise<NamedDeployment> {
  for await (const deployment of walkChain(store, await livePointer(store))) return deployment;
  throw new Error('The chain of deployments is empty.');
}

/**
 * The deployment of a number or a name, or the `live` one, in the history.
 * @throws SiteError `nothing-live`, `deployment-unknown`, and what reading the chain throws
 */
export async function findDeployment(store: Store, words: string): Promise<NamedDeployment> {
  for await (const named of walkChain(store, await livePointer(store))) {
    if (words === 'live' || named.name === words || named.record.number === numberOf(words)) return named;
  }
  throw new SiteError(
    'deployment-unknown',
    `There is no deployment "${words}" in the history.`,
    'Pick one from: npm run site -- status --history',
  );
}

/** Whether the words name a deployment, as against a part or a preview. */
export function isDeploymentWord(words: string): boolean {
  return words === 'live' || numberOf(words) !== null || /^\d{6}-[0-9a-f]{12}$/.test(words);
}

/** Where the chain begins. @throws SiteError `nothing-live` */
export async function livePointer(store: Store) {
  const current = await readLivePointer(store);
  if (current) return deploymentOf(current);
  throw nothingLive();
}

/** Where something has to be live first. */
export function nothingLive(): SiteError {
  return new SiteError(
    'nothing-live',
    'Nothing is live yet.',
    'Publish the parts (npm run site -- publish --all), then put them live: npm run site -- promote',
  );
}

function numberOf(words: string): number | null {
  return /^\d{1,6}$/.test(words) ? Number(words) : null;
}
