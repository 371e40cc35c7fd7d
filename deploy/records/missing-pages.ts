import { SITE_RECORD } from './site-tree';
import { siteFolder } from './record-names';
import { SiteError } from '../store/site-error';
import { type NamedLock, siteTreeOf } from './deployment';
import type { Store } from '../store/store';
import { readPrunings, whenPrunedTree } from './prunings';

/** Why the pages of a lock cannot be read: `site-pruned`, on purpose, or `site-missing`. */
export async function missingPages(store: Store, lock: NamedLock): Promise<SiteError> {
  const tree = siteTreeOf(lock);
  const pruned = whenPrunedTree(await readPrunings(store), tree);
  if (pruned) {
    return new SiteError(
      'site-pruned',
      `The pages of lock ${lock.name} were pruned on ${pruned.slice(0, 10)}.`,
      `Restore "${siteFolder(tree)}" from a backup that is older, then ask again.`,
    );
  }
  return new SiteError(
    'site-missing',
    `The pages of lock ${lock.name} are not in the store: there is no "${siteFolder(tree)}${SITE_RECORD}".`,
    'They were lost: restore that folder from a backup. npx site verify lists all that is missing.',
  );
}
