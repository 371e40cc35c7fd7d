import type { Inventory } from '../../records/inventory';
import { FolderStore } from '../../store/folder-store';
import { LIVE_LINK, linkTarget } from '../../records/server-links';
import type { SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';

/** Whether the link of a folder store, by which plain web servers find what is live, leads there. */
export async function verifyLiveLink(store: Store, { history }: Inventory): Promise<SiteProblem[]> {
  const [live] = history;
  if (!(store instanceof FolderStore) || !live) return [];
  const wanted = linkTarget(live);
  const found = await store.readLink(LIVE_LINK);
  if (found === wanted) return [];
  return [
    wrong(
      `"${LIVE_LINK}" in ${store.root} ${found ? `leads to "${found}"` : 'is no link'}, and "${wanted}" is live: a web server that reads it shows other pages, or none.`,
    ),
  ];
}

function wrong(message: string): SiteProblem {
  return {
    code: 'live-link-wrong',
    severity: 'warning',
    message,
    remedy: `Mend the pages where they are damaged, then run any command. It is a symbolic link, which this file system and user must be able to make; remove what else has its name.`,
  };
}
