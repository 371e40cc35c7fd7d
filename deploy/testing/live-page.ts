import { siteFolder } from '../store/record-names';
import { readShownLock } from '../store/shown-lock';
import { siteTreeOf } from '../store/site-lock';
import type { Store } from '../store/store';
import { readSiteFile, readSiteTree } from '../site-tree/site-tree';

/** What visitors get for a file of the live site, checked against the site's record: `index.html`. */
export async function livePage(store: Store, name: string): Promise<string> {
  const { lock } = (await readShownLock(store, 'live'))!;
  const tree = await readSiteTree(store, siteFolder(siteTreeOf(lock)));
  return (await readSiteFile(store, tree!, name)).toString();
}
