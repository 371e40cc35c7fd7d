import { deploymentOf, readChannel } from './live-pointer';
import { readLinkedDeployment } from './deployment-chain';
import type { NamedDeployment } from './deployment';
import type { Store } from '../store/store';

/** What a channel shows, as it was read. */
interface LiveDeployment {
  deployment: NamedDeployment;
  /** Hand it back to move the channel on from here. */
  version: string;
}

/**
 * The deployment that a channel shows, checked against its pointer; null when nothing was ever promoted to it. A pointer whose
 * deployment is gone is no empty channel: whoever took it for one would begin the history anew.
 *
 * @throws SiteError `deployment-missing`, `deployment-altered`, `record-unreadable`
 */
export async function readLiveDeployment(store: Store, channel: string): Promise<LiveDeployment | null> {
  const current = await readChannel(store, channel);
  if (!current) return null;
  return {
    deployment: await readLinkedDeployment(store, deploymentOf(current.pointer)),
    version: current.version,
  };
}
