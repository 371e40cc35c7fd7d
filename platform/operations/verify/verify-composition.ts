import { composeSite, readPageOfRelease } from '@site/composer';
import {
  type ComposedFile,
  type Inventory,
  type NamedDeployment,
  bytesOf,
  countsVisits,
  hasPagesOf,
  readDeployedFiles,
  readParts,
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
export async function verifyComposition(
  store: Store,
  { history }: Inventory,
  fresh: NamedDeployment[],
): Promise<SiteProblem[]> {
  const live = history[0] && siteTreeOf(history[0]);
  // A rollback of the whole site shows the pages of another deployment, which are looked at with that one.
  const composed = fresh.filter((one) => one.record.site === null || !history.some(hasPagesOf(one)));
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
  const site = await readDeployedFiles(store, deployment);
  const { builds } = await readParts(store, deployment.record.parts);
  const visits = countsVisits(deployment.record);
  const request = { deployment: siteTreeOf(deployment), basePath: '', visits, builds };
  const files: Record<string, ComposedFile> = await composeSite(request).catch((error: unknown) => {
    // What is wrong with a release's files is told with the release.
    if (damageOf(error).code.startsWith('release-')) throw error;
    return {};
  });
  const problems: SiteProblem[] = [];
  for (const file of new Set([...site.files.keys(), ...(isLive ? Object.keys(files) : [])])) {
    const body = site.files.get(file);
    const again = files[file];
    if (again !== undefined && body?.equals(bytesOf(again))) continue;
    const page = await readPageOfRelease(builds, file);
    const place = `"${file}" in "${site.key}"`;
    if (page && !page.isIn(String(body))) problems.push(notAsReleased(place, `${page.part}'s release`));
    else if (isLive) problems.push(notAsReleased(place, 'its releases'));
  }
  return problems;
}

function notAsReleased(place: string, whose: string): SiteProblem {
  return {
    code: 'page-not-as-released',
    severity: 'error',
    message: `${place} is not what ${whose} gives.`,
    remedy:
      'Its promoter altered the page, or used another version of this tool. See who: npm run site -- status --history. If it is live, roll back: npm run site -- rollback. If the tool is newer, put the same releases live again.',
  };
}
