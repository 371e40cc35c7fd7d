import { SITE_RECORD } from '@site/addresses';
import {
  type Inventory,
  checkFiles,
  reachedTrees,
  readSiteTree,
  siteFolder,
  siteTreeOf,
  whenPrunedTree,
} from '@site/ledger';
import { type Store, mapLimited } from '@site/store';
import { SiteError, type SiteProblem } from '@site/errors';
import { formatCount } from '@site/text';
import { FOLDERS_AT_ONCE } from './folders-at-once';

const ABOUT_THE_RECORD = ['record-unreadable', 'site-record-altered'];

/** The composed files of every deployment of the history, all hashed, and the trees outside of it. */
export async function verifyTrees(
  store: Store,
  inventory: Inventory,
  progress: (sentence: string) => void,
): Promise<SiteProblem[]> {
  const reached = reachedTrees(inventory);
  const [newest] = inventory.history;
  const live = newest && siteTreeOf(newest);
  progress(`Hashing the pages of ${formatCount(reached.size, 'deployment')}`);
  // A rollback names the pages again: both must name the same.
  const named = new Map(
    [...inventory.reached.values()].map((one) => [`${siteTreeOf(one)} ${one.filesSha256}`, one]),
  );
  const problems = await mapLimited([...named.values()], FOLDERS_AT_ONCE, (deployment) => {
    const tree = siteTreeOf(deployment);
    const isPruned = tree !== live && whenPrunedTree(inventory.prunings, tree) !== null;
    const whenMissing = isPruned ? null : missingPages(tree);
    return verifyTree(store, siteFolder(tree), whenMissing, deployment.filesSha256);
  });
  return [...problems.flat(), ...inventory.trees.filter((tree) => !reached.has(tree)).map(unreached)];
}

/** The composed files of every preview. */
export async function verifyPreviews(store: Store, { previews }: Inventory): Promise<SiteProblem[]> {
  const problems = await mapLimited(previews, FOLDERS_AT_ONCE, ({ id, folder }) =>
    verifyTree(store, folder, unfinishedPreview(id)),
  );
  return problems.flat();
}

/**
 * @param whenMissing the problem when there is no record; null when that is as it should be
 * @param sha256 what the record must have, where the history names it
 */
async function verifyTree(
  store: Store,
  folder: string,
  whenMissing: SiteProblem | null,
  sha256?: string,
): Promise<SiteProblem[]> {
  let tree;
  try {
    tree = await readSiteTree(store, folder, sha256);
  } catch (error) {
    if (error instanceof SiteError && ABOUT_THE_RECORD.includes(error.code)) return [error.toProblem()];
    throw error;
  }
  if (!tree) return whenMissing ? [whenMissing] : [];

  const extra = (await store.list(folder)).filter((key) => !isOfTree(key.slice(folder.length), tree.files));
  return [...(await checkFiles(store, tree)), ...extra.map(extraFile)];
}

function isOfTree(name: string, files: Record<string, string>): boolean {
  return name === SITE_RECORD || Object.hasOwn(files, name);
}

function missingPages(tree: string): SiteProblem {
  return {
    code: 'site-missing',
    severity: 'error',
    message: `The pages of deployment ${tree} are not in the store: there is no "${siteFolder(tree)}${SITE_RECORD}".`,
    remedy:
      'Restore that folder from a backup. If it is what visitors see, roll back first: npm run site -- rollback.',
  };
}

function extraFile(key: string): SiteProblem {
  return {
    code: 'site-file-extra',
    severity: 'warning',
    message: `"${key}" was not composed with its site.`,
    remedy: 'Remove this file from the store.',
  };
}

function unreached(tree: string): SiteProblem {
  return {
    code: 'site-unreached',
    severity: 'information',
    message: `"${siteFolder(tree)}" is not in the history: its promotion lost a race, was refused, or was stopped.`,
    remedy: 'It is harmless. npm run site -- prune --yes removes it once it is a day old.',
  };
}

function unfinishedPreview(id: string): SiteProblem {
  return {
    code: 'preview-unfinished',
    severity: 'information',
    message: `Preview ${id} is not complete: it is being composed, or its process was stopped.`,
    remedy:
      'It is harmless. Make it again with npm run site -- preview; npm run site -- prune --yes removes it once it is a day old.',
  };
}
