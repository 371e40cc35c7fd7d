import type { Inventory } from '../../records/inventory';
import { FolderStore } from '../../store/folder-store';
import { LIVE_CHANNEL, readLiveLink } from '../../records/live-link';
import { siteFolder } from '../../records/record-names';
import type { SiteProblem } from '../../store/site-error';
import { siteTreeOf } from '../../records/deployment';
import type { Store } from '../../store/store';

/** Whether the link of a folder store, by which plain web servers find what is live, leads there. */
export async function verifyLiveLink(store: Store, { channels }: Inventory): Promise<SiteProblem[]> {
  const live = channels.find(({ name }) => name === LIVE_CHANNEL)?.deployments[0];
  if (!(store instanceof FolderStore) || !live) return [];
  const wanted = siteFolder(siteTreeOf(live)).slice(0, -1);
  const found = await readLiveLink(store.root);
  if (found === wanted) return [];
  return [
    {
      code: 'live-link-wrong',
      severity: 'warning',
      message: `"${LIVE_CHANNEL}" in ${store.root} ${found ? `leads to "${found}"` : 'is no link'}, and "${wanted}" is live: a web server that reads it shows other pages, or none.`,
      remedy: `Remove "${LIVE_CHANNEL}" and run any command; it is a symbolic link, which this file system and user must be able to make.`,
    },
  ];
}
