import { deploymentOf, readLivePointer } from './live-pointer';
import { readLinkedDeployment } from './deployment-chain';
import type { NamedDeployment } from './deployment';
import type { Store } from '@site/store';

/** What is live, as it was read. */
interface LiveDeployment {
  deployment: NamedDeployment;
  /** Hand it back to move the live pointer on from here. */
  version: string;
}

/**
 * The deployment that is live, checked against its pointer; null when nothing was ever promoted. A pointer whose
 * deployment is gone is an error: to take the store for empty would begin the history again.
 *
 * @throws SiteError `deployment-missing`, `deployment-altered`, `record-unreadable`
 */
export async function readLiveDeployment(store: Store): Promise<LiveDeployment | null> {
  const current = await readLivePointer(store);
  if (!current) return null;
  return {
    deployment: await readLinkedDeployment(store, deploymentOf(current)),
    version: current.version,
  };
}
