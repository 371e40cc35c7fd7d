import { readDeployedFiles, readLiveDeployment, readSiteFile } from '@site/ledger';
import type { Store } from '@site/store';

/** What visitors get for a file of the live site, checked against the site's record: `index.html`. */
export async function livePage(store: Store, name: string): Promise<string> {
  const { deployment } = (await readLiveDeployment(store))!;
  return (await readSiteFile(store, await readDeployedFiles(store, deployment), name)).toString();
}
