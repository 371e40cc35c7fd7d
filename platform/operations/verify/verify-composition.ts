import { composeSite, readPageOfRelease } from '@site/composer';
import {
  type Inventory,
  type NamedDeployment,
  bytesOf,
  countsVisits,
  readDeployedFiles,
  readParts,
  readSiteFile,
  sha256Of,
} from '@site/ledger';
import { type Store, mapLimited } from '@site/store';
import type { SiteProblem } from '@site/errors';
import { FOLDERS_AT_ONCE } from './folders-at-once';
import { ignoreReported } from './ignore-reported';

/**
 * Whether the pages of each deployment follow from its releases: who puts a deployment live signs the bytes of all its pages,
 * those of other teams, too. A page that does not hold its release's HTML is an error wherever it is; one whose other bytes
 * differ is an error in the newest deployment, for an earlier one may come from an earlier version of this tool.
 */
export async function verifyComposition(store: Store, { history }: Inventory): Promise<SiteProblem[]> {
  // A rollback of the whole site shows the pages of another deployment, which are looked at with that one.
  const composed = history.filter(({ record }) => record.site === null);
  const problems = await mapLimited(composed, FOLDERS_AT_ONCE, (deployment) =>
    comparePages(store, deployment, deployment === composed[0]).catch(ignoreReported),
  );
  return problems.flat();
}

async function comparePages(
  store: Store,
  deployment: NamedDeployment,
  isNewest: boolean,
): Promise<SiteProblem[]> {
  const { name, record } = deployment;
  const tree = await readDeployedFiles(store, deployment);
  const { builds } = await readParts(store, record.parts);
  const visits = countsVisits(record);
  const files = await composeSite({ deployment: name, basePath: '', visits, builds });
  const problems: SiteProblem[] = [];
  for (const file of Object.keys(tree.files).filter((one) => one.endsWith('.html'))) {
    const again = files[file];
    if (again !== undefined && sha256Of(bytesOf(again)) === tree.files[file]) continue;
    const page = await readPageOfRelease(builds, file);
    const html = (await readSiteFile(store, tree, file)).toString();
    const key = tree.folder + file;
    if (page && !page.isIn(html)) problems.push(notAsReleased(key, `${page.part}'s release`));
    else if (isNewest) problems.push(notAsReleased(key, 'its releases'));
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
