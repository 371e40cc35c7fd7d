import { siteFolder } from '../records/record-names';
import { readLiveDeployment } from '../records/live-deployment';
import { siteTreeOf } from '../records/deployment';
import type { Store } from '../store/store';
import { readSiteFile, readSiteTree } from '../records/site-tree';

/** What visitors get for a file of the live site, checked against the site's record: `index.html`. */
export async function livePage(store: Store, name: string): Promise<string> {
  const { deployment } = (await readLiveDeployment(store, 'live'))!;
  const tree = await readSiteTree(store, siteFolder(siteTreeOf(deployment)));
  return (await readSiteFile(store, tree!, name)).toString();
}
