import { CALLS_AT_ONCE, type Store, mapLimited } from '@site/store';
import { SiteError, type SiteProblem, SiteProblems } from '@site/errors';
import { type NamedDeployment, siteTreeOf, type StoredDeployment } from './deployment';
import { siteFolder } from './record-names';
import { readSiteTree, type SiteTree, validateSiteFile } from './site-tree';
import { SITE_RECORD } from '@site/addresses';
import { readPrunings, whenPrunedTree } from './prunings';

/**
 * The composed files that a deployment shows, with the hash of each. Their record is checked against the hash that the
 * chain names, so a file that has the hash of the record is what was composed.
 *
 * @throws SiteError `site-pruned`, `site-missing`, `site-record-altered`, `record-unreadable`
 */
export async function readDeployedFiles(store: Store, deployment: NamedDeployment): Promise<SiteTree> {
  const tree = await readSiteTree(store, siteFolder(siteTreeOf(deployment)), deployment.filesSha256);
  if (!tree) throw await missingPages(store, deployment);
  return tree;
}

/**
 * The same with every file read and compared, before they are put in front of visitors.
 *
 * @throws also SiteProblems with each file that is missing or altered
 */
export async function assertWholeFiles(store: Store, deployment: NamedDeployment): Promise<SiteTree> {
  // A bucket names the bytes of each file in the list, so that those with a copy on this machine need not be read.
  await store.list(siteFolder(siteTreeOf(deployment)));
  const tree = await readDeployedFiles(store, deployment);
  const problems = await checkFiles(store, tree);
  if (problems.length > 0) throw new SiteProblems(problems);
  return tree;
}

/** What is wrong with the files of a tree, by its own record: each that is missing or altered. */
export async function checkFiles(store: Store, tree: SiteTree): Promise<SiteProblem[]> {
  const problems = await mapLimited(Object.keys(tree.files), CALLS_AT_ONCE, async (name) => {
    const stored = await store.read(tree.folder + name);
    return validateSiteFile(tree, name, stored?.body ?? null);
  });
  return problems.filter((problem) => problem !== null);
}

/** Why the pages of a deployment cannot be read: `site-pruned`, on purpose, or `site-missing`. */
async function missingPages(store: Store, deployment: StoredDeployment): Promise<SiteError> {
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
