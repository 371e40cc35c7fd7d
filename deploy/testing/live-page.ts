import { lockOf, readChannel } from '../store/channels';
import { readLock } from '../store/locks';
import { siteFolder } from '../store/record-names';
import { siteTreeOf } from '../store/site-lock';
import type { Store } from '../store/store';
import { readSiteFile, readSiteTree } from '../site-tree/site-tree';

/** What visitors get for a file of the live site, checked against the site's record: `index.html`. */
export async function livePage(store: Store, name: string): Promise<string> {
  const channel = await readChannel(store, 'live');
  const lock = await readLock(store, lockOf(channel!.pointer).name);
  const tree = await readSiteTree(store, siteFolder(siteTreeOf(lock!)));
  return (await readSiteFile(store, tree!, name)).toString();
}
