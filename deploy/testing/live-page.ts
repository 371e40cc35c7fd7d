import { siteFolder } from '../records/record-names';
import { readShownLock } from '../records/live-deployment';
import { siteTreeOf } from '../records/deployment';
import type { Store } from '../store/store';
import { readSiteFile, readSiteTree } from '../records/site-tree';

/** What visitors get for a file of the live site, checked against the site's record: `index.html`. */
export async function livePage(store: Store, name: string): Promise<string> {
  const { lock } = (await readShownLock(store, 'live'))!;
  const tree = await readSiteTree(store, siteFolder(siteTreeOf(lock)));
  return (await readSiteFile(store, tree!, name)).toString();
}
