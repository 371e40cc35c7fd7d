import { readDeployedFiles } from '../records/deployed-files';
import { readLiveDeployment } from '../records/live-deployment';
import type { Store } from '../store/store';
import { readSiteFile } from '../records/site-tree';

/** What visitors get for a file of the live site, checked against the site's record: `index.html`. */
export async function livePage(store: Store, name: string): Promise<string> {
  const { deployment } = (await readLiveDeployment(store))!;
  return (await readSiteFile(store, await readDeployedFiles(store, deployment), name)).toString();
}
