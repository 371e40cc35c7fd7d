import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { type NamedDeployment, siteTreeOf, type StoredDeployment } from './deployment';
import { readPrunings, whenPrunedTree } from './prunings';
import { siteKey } from '../records/record-names';
import { readSite, type StoredSite } from './stored-site';

/**
 * The composed files that a deployment shows, checked against the hash that the chain names.
 * @throws SiteError `site-pruned`, `site-missing`, `site-altered`, `record-unreadable`
 */
export async function readDeployedFiles(store: Store, deployment: NamedDeployment): Promise<StoredSite> {
  const site = await readSite(store, siteKey(siteTreeOf(deployment)), deployment.filesSha256);
  if (!site) throw await missingPages(store, deployment);
  return site;
}

/** Why the pages of a deployment cannot be read: `site-pruned`, on purpose, or `site-missing`. */
async function missingPages(store: Store, deployment: StoredDeployment): Promise<SiteError> {
  const tree = siteTreeOf(deployment);
  const pruned = whenPrunedTree(await readPrunings(store), tree);
  if (pruned) {
    return new SiteError(
      'site-pruned',
      `The pages of deployment ${deployment.name} were pruned on ${pruned.slice(0, 10)}.`,
      `Restore "${siteKey(tree)}" from a backup that is older, then ask again.`,
    );
  }
  return new SiteError(
    'site-missing',
    `The pages of deployment ${deployment.name} are not in the store: there is no "${siteKey(tree)}".`,
    'They were lost: restore them from a backup. npm run site -- verify lists all that is missing.',
  );
}
