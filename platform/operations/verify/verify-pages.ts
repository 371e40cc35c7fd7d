import {
  type Inventory,
  type NamedDeployment,
  siteKey,
  siteTreeOf,
  type ComposedFile,
  bytesOf,
  hasPagesOf,
  readDeployedFiles,
  readParts,
} from '@site/ledger';
import { type Store, damageOf, mapLimited, nullIfDamaged } from '@site/store';
import { type SiteProblem, finding } from '@site/errors';
import { formatCount } from '@site/text';
import { composeSite, readPageOfRelease } from '@site/composer';
import { FOLDERS_AT_ONCE } from './verify-releases';

/** The composed files of every deployment of the history, all hashed, and the trees outside of it. */
export async function verifyTrees(
  store: Store,
  inventory: Inventory,
  fresh: NamedDeployment[],
  progress: (sentence: string) => void,
): Promise<SiteProblem[]> {
  const reached = new Set([...inventory.reached.values()].map(siteTreeOf));
  const [newest] = inventory.history;
  const live = newest && siteTreeOf(newest);
  // A rollback names the pages again: both must name the same.
  const named = new Map(fresh.map((one) => [`${siteTreeOf(one)} ${one.filesSha256}`, one]));
  progress(`Hashing the pages of ${formatCount(named.size, 'deployment')}`);
  const problems: SiteProblem[] = [];
  await mapLimited(
    [...named.values()],
    async (deployment) => {
      const problem = await readDeployedFiles(store, deployment, inventory.prunings).then(
        () => null,
        damageOf,
      );
      const isLeftOut = problem?.code === 'site-pruned' && siteTreeOf(deployment) !== live;
      if (problem && !isLeftOut) problems.push(problem);
    },
    FOLDERS_AT_ONCE,
  );
  for (const tree of inventory.trees)
    if (!reached.has(tree))
      problems.push(
        finding(
          'site-unreached',
          `"${siteKey(tree)}" is not in the history: its promotion lost a race, was refused, or was stopped.`,
          'It is harmless. npm run site -- prune --yes removes it once it is a day old.',
          'information',
        ),
      );
  return problems;
}

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
  const differencesIn = async (one: NamedDeployment) => {
    const deployment = siteTreeOf(one);
    const isLive = deployment === live;
    const site = await readDeployedFiles(store, one);
    const { parts, visits } = one.record;
    const { builds } = await readParts(store, parts);
    const composing = composeSite({ deployment, basePath: '', visits, builds });
    const files: Record<string, ComposedFile> = await composing.catch((error: unknown) => {
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
  };
  const differences = (one: NamedDeployment) => differencesIn(one).catch(nullIfDamaged);
  const found = await mapLimited(composed, differences, FOLDERS_AT_ONCE);
  return found.flatMap((problems) => problems ?? []);
}

function notAsReleased(place: string, whose: string): SiteProblem {
  return finding(
    'page-not-as-released',
    `${place} is not what ${whose} gives.`,
    'Its promoter altered the page, or used another version of this tool. See who: npm run site -- status --history. If it is live, roll back: npm run site -- rollback. If the tool is newer, put the same releases live again.',
  );
}
