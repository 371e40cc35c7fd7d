import { type Inventory, takeInventory } from '../../records/inventory';
import type { SiteProblem } from '../../store/site-error';
import type { Store } from '../../store/store';
import type { FiledProof } from './filed-proof';
import { verifyAuthority } from './verify-authority';
import { verifyApprovedPages } from './verify-approved-pages';
import { verifyAgainst } from './verify-against';
import { verifyDecisions } from './verify-decisions';
import { verifyDeployments } from './verify-deployments';
import { verifyPreviews, verifyTrees } from './verify-trees';
import { verifyRejected } from './verify-rejected';
import { verifyReleases } from './verify-releases';
import { verifyTimeStamps } from './verify-time-stamps';
import { verifyTimes } from './verify-times';

interface VerifyOutcome {
  /** How many of each were checked. */
  checked: { deployments: number; trees: number; releases: number; previews: number };
  /** Everything that is not as it should be, and what was left over, most severe first. */
  problems: SiteProblem[];
}

const WEIGHT = { error: 0, warning: 1, information: 2 };

/**
 * Reads the whole store and compares everything with the hashes that vouch for it. Changes nothing.
 *
 * @param against a filed proof that the history must agree with
 * @param roots certificates of trusted time-stamping authorities, as PEM
 */
export async function verify(
  store: Store,
  progress: (sentence: string) => void,
  against: FiledProof | null = null,
  roots?: string,
): Promise<VerifyOutcome> {
  progress(`Reading the names in ${store.describe()}`);
  const inventory = await takeInventory(store);
  const problems = [
    ...inventory.problems,
    ...unknownKeys(inventory),
    ...(await verifyDeployments(store, inventory)),
    ...(await verifyAuthority(store, inventory)),
    ...(await verifyApprovedPages(store, inventory)),
    ...(await verifyRejected(store, inventory)),
    ...(await verifyDecisions(store, inventory)),
    ...(await verifyTimes(store, inventory)),
    ...(await verifyTimeStamps(store, inventory, roots)),
    ...(against ? await verifyAgainst(store, inventory, against) : []),
    ...(await verifyReleases(store, inventory, progress)),
    ...(await verifyTrees(store, inventory, progress)),
    ...(await verifyPreviews(store, inventory)),
  ];
  return {
    checked: {
      deployments: inventory.deployments.length,
      trees: inventory.trees.length,
      releases: inventory.releases.length,
      previews: inventory.previews.length,
    },
    problems: problems.sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]),
  };
}

function unknownKeys({ unknown }: Inventory): SiteProblem[] {
  return unknown.map((name) => ({
    code: 'key-unknown',
    severity: 'warning',
    message: `"${name}" is nothing that this tool writes.`,
    remedy: 'If you know it as yours, move it elsewhere: a store is for the tool alone.',
  }));
}
