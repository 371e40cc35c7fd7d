import {
  TimeStamps,
  type DeploymentReference,
  type Inventory,
  type NamedDeployment,
  deploymentKey,
  readDeployment,
  readPeopleVersions,
  readVerifiedHistory,
  siteTreeOf,
  takeInventory,
  verifyWholeHistory,
  idOfRelease,
  manifestKey,
  readRelease,
} from '@site/ledger';
import { type SiteProblem, finding } from '@site/errors';
import { type Store, damageOf, CLOCK_TOLERANCE_MS, mapLimited, nullIfDamaged } from '@site/store';
import { verifyAgainst, type FiledProof } from './filed-proof';
import { verifyAuthors, verifyDecisions, verifyRejected } from './verify-decisions';
import { verifyTrees, verifyComposition } from './verify-pages';
import { verifyReleases } from './verify-releases';
import { GOING_LIVE_MS, checkTimeStamp, disagreement } from '../time-stamp/stamp';
import { formatTime } from '@site/text';

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
export async function verify(store: Store, progress: (sentence: string) => void, how: VerifyOptions = {}) {
  const { against = null, roots, since = null } = how;
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
    // And goes on from what this machine has found to be right before.
    if (refused.length === 0) await readVerifiedHistory(store, live);
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
async function verifyDeployments(store: Store, inventory: Inventory): Promise<SiteProblem[]> {
  const { deployments, reached, history, problems } = inventory;
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

/** A record's own time next to the store's. */
interface Dated {
  /** "Deployment 000002-…" */
  what: string;
  /** When it says that it was made, in ms. */
  says: number;
  /** When the store has it since, in ms; null when that is not known. */
  written: number | null;
}

/** Compares the times that deployments and releases say of themselves with the store's, and with one another. */
async function verifyTimes(store: Store, { history, releases, prunings }: Inventory): Promise<SiteProblem[]> {
  const writtenAt = async (key: string) => (await store.writtenAt(key))?.getTime() ?? null;
  const deployments = await mapLimited(history, async ({ name, record }) => ({
    what: `Deployment ${name}`,
    says: Date.parse(record.time),
    written: await writtenAt(deploymentKey(name)),
  }));
  const published = await mapLimited(releases, async (name) => {
    const stored = await readRelease(store, name.part, name.release).catch(nullIfDamaged);
    if (!stored) return [];
    const written = await writtenAt(manifestKey(name.part, name.release));
    const what = `Release ${idOfRelease(name)}`;
    return [{ what, says: Date.parse(stored.manifest.time), written, sha256: stored.sha256 }];
  });

  const pruned = await mapLimited(prunings, async (pruning) => ({
    what: `The pruning by ${pruning.author || 'a person without a name'}`,
    says: Date.parse(pruning.time),
    written: await writtenAt(pruning.key),
  }));
  // By the manifest that a deployment names: a pruned release that was published again has another.
  const madeAt = new Map(published.flat().map(({ sha256, says }) => [sha256, says]));
  const beforeRelease = history.flatMap(({ name, record }) =>
    Object.entries(record.parts).flatMap(([part, { release, manifestSha256 }]) => {
      const made = madeAt.get(manifestSha256);
      const isBefore = made !== undefined && made > Date.parse(record.time) + CLOCK_TOLERANCE_MS;
      if (!isBefore) return [];
      const fact = `Deployment ${name} says that it was made on ${formatTime(record.time)}, and names release ${idOfRelease({ part, release })}, which was made later, on ${formatTime(new Date(made))}.`;
      const remedy =
        'A clock was wrong, or the history was rewritten. Compare it with a proof that was filed: npm run site -- verify --against <proof.html>';
      return [finding('deployment-before-release', fact, remedy)];
    }),
  );
  return [...datedWrongly([...deployments, ...published.flat(), ...pruned]), ...beforeRelease];
}

function datedWrongly(all: Dated[]): SiteProblem[] {
  const those = (how: 'ahead' | 'late') =>
    all.filter(({ says, written }) => written !== null && disagreement(says, written) === how);
  const [ahead, late] = [those('ahead'), those('late')];
  const problems: SiteProblem[] = [];
  if (ahead.length > 0)
    problems.push(
      finding(
        'time-ahead',
        `${disagreements(ahead)}: that cannot be.`,
        'The clock of the machine that made it was ahead, or it was forged. What proofs say of those times does not hold; go by the store’s.',
      ),
    );
  if (late.length > 0)
    problems.push(
      finding(
        'time-doubtful',
        `${disagreements(late)}: it was restored from a backup, or written later than it says.`,
        'If no operator restored a backup, compare the history with a proof that was filed: npm run site -- verify --against <proof.html>',
        'warning',
      ),
    );
  return problems;
}

/** The first of them in full, since one wrong clock or one restored backup dates many. */
function disagreements([first, ...others]: Dated[]): string {
  const { what, says, written } = first!;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `${what} says that it was made on ${formatTime(new Date(says))}, and the store has it since ${formatTime(new Date(written!))}${more}`;
}
