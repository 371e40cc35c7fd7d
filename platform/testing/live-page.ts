import { readDeployedFiles, readLiveDeployment } from '@site/ledger';
import type { Store } from '@site/store';

/** What visitors get for a file of the live site: `index.html`. */
export async function livePage(store: Store, name: string): Promise<string> {
  const deployment = (await readLiveDeployment(store))!;
  return (await readDeployedFiles(store, deployment)).files.get(name)!.toString();
}
