import { FolderStore } from '../store/folder-store';
import type { Store } from '../store/store';
import { siteTreeOf } from './deployment';
import { readDeployment } from './deployments';
import { siteFolder } from './record-names';

/** Name of the link, beside the store's own folders. */
export const LIVE_LINK = 'live';

/** Promotions that overtake one another while the link is being made; more than this is no accident. */
const ATTEMPTS = 20;

/**
 * Keeps `<store>/live`, a symbolic link to the composed files that are live, for web servers that can read files and
 * no pointer. It is swapped by rename(2), so whoever opens it finds the old tree or the new one. Like the plain copy
 * of the pointer it decides nothing: when a process dies before it is swapped, the next one that opens the store does
 * it. Never fails, for the same reason; `site verify` reports a link that cannot be made (decision 0013). A bucket has
 * no link.
 *
 * @param readLive the name of the deployment that is live now; null before the first
 */
export async function refreshLiveLink(store: Store, readLive: () => Promise<string | null>): Promise<void> {
  if (!(store instanceof FolderStore)) return;
  try {
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const target = await treeOf(store, await readLive());
      if (target === null || (await store.readLink(LIVE_LINK)) === target) return;

      await store.swapLink(LIVE_LINK, target);
    }
  } catch {
    return;
  }
}

/** `sites/000012-3fa9c2d41b7e`, relative so that the store's folder can be moved or mounted elsewhere. */
async function treeOf(store: Store, live: string | null): Promise<string | null> {
  const deployment = live && (await readDeployment(store, live));
  return deployment ? siteFolder(siteTreeOf(deployment)).slice(0, -1) : null;
}
