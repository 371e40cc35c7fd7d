import {
  type Inventory,
  type NamedDeployment,
  reachedTrees,
  readSite,
  siteKey,
  siteTreeOf,
  whenPrunedTree,
} from '@site/ledger';
import { type Store, damageOf, mapLimited } from '@site/store';
import type { SiteProblem } from '@site/errors';
import { formatCount } from '@site/text';

/** Each is some MB in memory. */
const SITES_AT_ONCE = 4;

/** The composed files of every deployment of the history, all hashed, and the trees outside of it. */
export async function verifyTrees(
  store: Store,
  inventory: Inventory,
  fresh: NamedDeployment[],
  progress: (sentence: string) => void,
): Promise<SiteProblem[]> {
  const reached = reachedTrees(inventory);
  const [newest] = inventory.history;
  const live = newest && siteTreeOf(newest);
  // A rollback names the pages again: both must name the same.
  const named = new Map(fresh.map((one) => [`${siteTreeOf(one)} ${one.filesSha256}`, one]));
  progress(`Hashing the pages of ${formatCount(named.size, 'deployment')}`);
  const problems = await mapLimited([...named.values()], SITES_AT_ONCE, (deployment) => {
    const tree = siteTreeOf(deployment);
    const isPruned = tree !== live && whenPrunedTree(inventory.prunings, tree) !== null;
    const whenMissing = isPruned ? null : missingPages(tree);
    return verifySite(store, siteKey(tree), whenMissing, deployment.filesSha256);
  });
  return [...problems.flat(), ...inventory.trees.filter((tree) => !reached.has(tree)).map(unreached)];
}

/**
 * @param whenMissing the problem when there is nothing; null when that is as it should be
 * @param sha256 what it must have, where the history names it
 */
async function verifySite(
  store: Store,
  key: string,
  whenMissing: SiteProblem | null,
  sha256?: string,
): Promise<SiteProblem[]> {
  try {
    return (await readSite(store, key, sha256)) || !whenMissing ? [] : [whenMissing];
  } catch (error) {
    return [damageOf(error)];
  }
}

function missingPages(tree: string): SiteProblem {
  return {
    code: 'site-missing',
    severity: 'error',
    message: `The pages of deployment ${tree} are not in the store: there is no "${siteKey(tree)}".`,
    remedy:
      'Restore them from a backup. If they are what visitors see, roll back first: npm run site -- rollback.',
  };
}

function unreached(tree: string): SiteProblem {
  return {
    code: 'site-unreached',
    severity: 'information',
    message: `"${siteKey(tree)}" is not in the history: its promotion lost a race, was refused, or was stopped.`,
    remedy: 'It is harmless. npm run site -- prune --yes removes it once it is a day old.',
  };
}
