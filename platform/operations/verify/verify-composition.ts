import { composeSite, readPageOfRelease } from '@site/composer';
import {
  type ComposedFile,
  type Inventory,
  type NamedDeployment,
  addressedFiles,
  bytesOf,
  countsVisits,
  hasPagesOf,
  readDeployedFiles,
  readParts,
  readSiteFile,
  sha256Of,
  siteTreeOf,
} from '@site/ledger';
import { damageOf, type Store, mapLimited } from '@site/store';
import type { SiteProblem } from '@site/errors';
import { FOLDERS_AT_ONCE } from './folders-at-once';
import { ignoreReported } from './ignore-reported';

/**
 * Whether the files of each deployment follow from its releases: who puts a deployment live signs the bytes of all its files,
 * those of other teams, too. A page that does not hold its release's HTML is an error wherever it is; what else differs, is
 * missing, or was added is an error in what is live, for an earlier deployment may come from an earlier version of this tool.
 */
export async function verifyComposition(store: Store, { history }: Inventory): Promise<SiteProblem[]> {
  const live = history[0] && siteTreeOf(history[0]);
  // A rollback of the whole site shows the pages of another deployment, which are looked at with that one.
  const composed = history.filter((one) => one.record.site === null || !history.some(hasPagesOf(one)));
  const problems = await mapLimited(composed, FOLDERS_AT_ONCE, (deployment) =>
    compareFiles(store, deployment, siteTreeOf(deployment) === live).catch(ignoreReported),
  );
  return problems.flat();
}

async function compareFiles(
  store: Store,
  deployment: NamedDeployment,
  isLive: boolean,
): Promise<SiteProblem[]> {
  const tree = await readDeployedFiles(store, deployment);
  const { builds } = await readParts(store, deployment.record.parts);
  const visits = countsVisits(deployment.record);
  const request = { deployment: siteTreeOf(deployment), basePath: '', visits, builds };
  const files: Record<string, ComposedFile> = await composeSite(request).catch((error: unknown) => {
    // What is wrong with a release's files is told with the release.
    if (damageOf(error).code.startsWith('release-')) throw error;
    return {};
  });
  const problems: SiteProblem[] = [];
  const names = new Set([...addressedFiles(tree), ...(isLive ? Object.keys(files) : [])]);
  for (const file of names) {
    const again = files[file];
    if (again !== undefined && sha256Of(bytesOf(again)) === tree.files[file]) continue;
    const page = await readPageOfRelease(builds, file);
    const body = tree.files[file] && (await readSiteFile(store, tree, file));
    const key = tree.folder + file;
    if (page && !page.isIn(String(body))) problems.push(notAsReleased(key, `${page.part}'s release`));
    else if (isLive) problems.push(notAsReleased(key, 'its releases'));
  }
  return problems;
}

function notAsReleased(key: string, whose: string): SiteProblem {
  return {
    code: 'page-not-as-released',
    severity: 'error',
    message: `"${key}" is not what ${whose} gives.`,
    remedy:
      'Its promoter altered the page, or used another version of this tool. See who: npm run site -- status --history. If it is live, roll back: npm run site -- rollback. If the tool is newer, put the same releases live again.',
  };
}
