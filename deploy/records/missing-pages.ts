import { SITE_RECORD } from '../addresses/page-files';
import { SiteError } from '../store/site-error';
import type { Store } from '../store/store';
import { type StoredDeployment, siteTreeOf } from './deployment';
import { readPrunings, whenPrunedTree } from './prunings';
import { siteFolder } from './record-names';

/** Why the pages of a deployment cannot be read: `site-pruned`, on purpose, or `site-missing`. */
export async function missingPages(store: Store, deployment: StoredDeployment): Promise<SiteError> {
  const tree = siteTreeOf(deployment);
  const pruned = whenPrunedTree(await readPrunings(store), tree);
  if (pruned) {
    return new SiteError(
      'site-pruned',
      `The pages of deployment ${deployment.name} were pruned on ${pruned.slice(0, 10)}.`,
      `Restore "${siteFolder(tree)}" from a backup that is older, then ask again.`,
    );
  }
  return new SiteError(
    'site-missing',
    `The pages of deployment ${deployment.name} are not in the store: there is no "${siteFolder(tree)}${SITE_RECORD}".`,
    'They were lost: restore that folder from a backup. npm run site -- verify lists all that is missing.',
  );
}
