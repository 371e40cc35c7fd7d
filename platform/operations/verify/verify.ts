import {
  TimeStamps,
  type DeploymentReference,
  type Inventory,
  type NamedDeployment,
  deploymentKey,
  readDeployment,
  readPeopleVersions,
  siteTreeOf,
  takeInventory,
  verifyWholeHistory,
} from '@site/ledger';
import { type SiteProblem, finding } from '@site/errors';
import { type Store, damageOf } from '@site/store';
import { verifyAgainst, type FiledProof } from './filed-proof';
import { verifyAuthors, verifyDecisions, verifyRejected } from './verify-decisions';
import { verifyTrees, verifyComposition } from './verify-pages';
import { verifyReleases } from './verify-releases';
import { verifyTimes } from './verify-times';
import { GOING_LIVE_MS, checkTimeStamp } from '../time-stamp/stamp';

interface VerifyOptions {
  /** A filed proof that the history must agree with. */
  against?: FiledProof | null;
  /** Certificates of trusted time-stamping authorities, as PEM. */
  roots?: string;
  /** The deployment that was live when everything was in order. What is live now is read in any case. */
  since?: DeploymentReference | null;
}

const WEIGHT = { error: 0, warning: 1, information: 2 };

/**
 * Reads a store and compares everything with the hashes that prove it: all records, what is live, and the pages and
 * releases that are new since it was in order. Changes nothing.
 */
export async function verify(
  store: Store,
  progress: (sentence: string) => void,
  { against = null, roots, since = null }: VerifyOptions = {},
) {
  progress(`Reading the names in ${store.describe()}`);
  const inventory = await takeInventory(store);
  const fresh = notVerified(inventory, since);
  const problems = [
    ...inventory.problems,
    ...inventory.unknown.map((name) =>
      finding(
        'key-unknown',
        `"${name}" is nothing that this tool writes.`,
        'If you know it as yours, move it elsewhere: a store is for the tool alone.',
        'warning',
      ),
    ),
    ...(await verifyDeployments(store, inventory)),
    ...(await verifyAuthority(store, inventory)),
    ...(await verifyComposition(store, inventory, fresh)),
    ...(await verifyAuthors(store, inventory)),
    ...(await verifyRejected(store, inventory)),
    ...(await verifyDecisions(store, inventory)),
    ...(await verifyTimes(store, inventory)),
    ...(await verifyTimeStamps(store, inventory, roots)),
    ...(against ? await verifyAgainst(store, inventory, against) : []),
    ...(await verifyReleases(store, inventory, fresh, progress)),
    ...(await verifyTrees(store, inventory, fresh, progress)),
  ];
  return {
    /** How many of each were checked. */
    checked: {
      deployments: inventory.deployments.length,
      trees: inventory.trees.length,
      releases: inventory.releases.length,
      previews: inventory.previews.length,
    },
    /** Everything that is not as it should be, and what was left over, most severe first. */
    problems: problems.sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]),
    /** The deployment up to which pages and releases were left out, as they were found in order before; null for none. */
    since: fresh === inventory.history ? null : since,
    live: inventory.history[0] ?? null,
  };
}

/** The deployments of which pages and releases are to be read. A history that does not hold `since` is read as a whole. */
function notVerified({ history, reached }: Inventory, since: DeploymentReference | null): NamedDeployment[] {
  const known = since && reached.get(since.name);
  if (!known || known.sha256 !== since.sha256 || known.filesSha256 !== since.filesSha256) return history;
  const shown = siteTreeOf(history[0]!);
  return history.filter((one) => one.record.number > known.record.number || siteTreeOf(one) === shown);
}

/** Whether everything that went live was signed as the rules of its day wanted it. */
async function verifyAuthority(store: Store, { history }: Inventory): Promise<SiteProblem[]> {
  const [live] = history;
  try {
    const versions = await readPeopleVersions(store);
    if (!live) return [];
    const { refused } = await verifyWholeHistory(store, live, versions);
    return refused.map(({ problem }) => problem);
  } catch (error) {
    const problem = damageOf(error);
    // The chain itself is told elsewhere.
    return problem.code.startsWith('deployment-') ? [] : [problem];
  }
}

/** Whether the time-stamps of the history are over its deployments. @param roots certificates that are trusted, as PEM */
async function verifyTimeStamps(
  store: Store,
  { history }: Inventory,
  roots: string | undefined,
): Promise<SiteProblem[]> {
  const stamped = await new TimeStamps(store).list();
  const problems: SiteProblem[] = [];
  for (const deployment of history) {
    const key = stamped.get(deployment.name);
    const response = key && (await store.read(key));
    const body = response && (await store.read(deploymentKey(deployment.name)));
    if (!body) continue;
    const { holds, fact } = await checkTimeStamp(deployment, body.body, response.body, roots);
    const remedy = `Restore "${key}" from a backup. If there is none, remove it: npm run site -- tick fetches another, which says the time of then.`;
    if (holds === false) problems.push(finding('time-stamp-wrong', fact, remedy));
  }
  return problems;
}

/** The deployments outside of the history. Those of the history were checked while the chain was read. */
async function verifyDeployments(
  store: Store,
  { deployments, reached, history, problems }: Inventory,
): Promise<SiteProblem[]> {
  const liveNumber = history[0]?.record.number ?? 0;
  const told = new Set(problems.map(({ message }) => message));
  const found: SiteProblem[] = [];
  for (const name of deployments.filter((candidate) => !reached.has(candidate))) {
    try {
      const deployment = await readDeployment(store, name);
      if (!deployment) continue;
      const written = (await store.writtenAt(deploymentKey(name)))?.getTime() ?? Infinity;
      // What is written so long ago would be live by now.
      const isNewer = deployment.record.number > liveNumber && Date.now() - written > GOING_LIVE_MS;
      found.push(
        isNewer
          ? finding(
              'deployment-newer',
              `Deployment ${name} is newer than what is live, and is not in the history: the pointer was reverted, or the process of that promotion died just before it went live.`,
              'If no promotion was stopped, restore "pointers/" from a backup. A proof that was filed shows what was live: npm run site -- verify --against <proof.html>. If one was stopped: npm run site -- prune --yes removes it once it is a day old.',
            )
          : finding(
              'deployment-unreached',
              `Deployment ${name}, made ${deployment.record.time}, is not in the history: it lost a race, was refused, or its process died.`,
              'It is harmless. npm run site -- prune --yes removes it once it is a day old.',
              'information',
            ),
      );
    } catch (error) {
      const problem = damageOf(error);
      if (!told.has(problem.message)) found.push(problem);
    }
  }
  return found;
}
