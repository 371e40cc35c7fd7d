import { FolderStore } from '../store/folder-store';
import type { Store } from '../store/store';
import { assertWholeFiles } from './deployed-files';
import type { DeploymentReference } from './deployment';
import { readLinkedDeployment } from './deployment-chain';
import { LIVE_LINK, linkTarget } from './server-links';
import { assertRightlyLive } from './standing';

/** Promotions that overtake one another while the link is being made; more than this is no accident. */
const ATTEMPTS = 20;

/**
 * Keeps `<store>/live`, a symbolic link to the composed files that are live, for web servers that can read files and
 * no pointer. It is swapped by rename(2), so whoever opens it finds the old tree or the new one. Like the plain copy
 * of the pointer it decides nothing: when a process dies before it is swapped, the next one that opens the store does
 * it. It moves to whole pages alone, which may be live: where a file is missing or altered, or a signature is, it stays where it was. Never fails, because it
 * decides nothing; `site verify` reports a link that was not moved (decision 12). A bucket has no link.
 *
 * @param readLive the deployment that is live now; null before the first
 */
export async function refreshLiveLink(
  store: Store,
  readLive: () => Promise<DeploymentReference | null>,
): Promise<void> {
  if (!(store instanceof FolderStore)) return;
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const live = await readLive();
      if (live === null) return;
      const deployment = await readLinkedDeployment(store, live);
      const target = linkTarget(deployment);
      if ((await store.readLink(LIVE_LINK)) === target) return;

      await assertRightlyLive(store, deployment);
      await assertWholeFiles(store, deployment);
      await store.swapLink(LIVE_LINK, target);
    }
  } catch {
    return;
  }
}
