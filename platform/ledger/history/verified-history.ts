import { SiteError, type SiteProblem, SiteProblems } from '@site/errors';
import type { Store } from '@site/store';
import { policyViolationOf } from './authorise';
import { type NamedDeployment, numberOf, referenceTo } from '../deployments/deployment';
import type { DeploymentReference } from '../records/record-fields';
import { readLinkedDeployment, readLivePointer, walkChain } from '../deployments/deployment-chain';
import { type PeopleVersion, readPeopleVersions } from '../people/people-versions';
import { memoryOf } from '../known-stores/store-memory';

/** What is live, and what may be live. */
export interface VerifiedHistory {
  /** All versions of the access policy, the one in force last; none without one: then everything may be live. */
  versions: PeopleVersion[];
  /** The newest deployment that is live as the rules want it; null where none is. */
  accepted: NamedDeployment | null;
  /** Deployments after it, up to the live one, that are not; with the reason. */
  refused: { deployment: NamedDeployment; problem: SiteProblem }[];
}

/**
 * Walks the chain to the live deployment, from the newest that is known to be right: one that this machine found so
 * before, or the one that the editors named as live in the newest access policy. Each step is checked by the rules of its day,
 * against the last that was right; one that is not authorized is skipped.
 * @throws SiteError `history-reverted`, what {@link readPeopleVersions} throws, and what a broken chain throws
 */
export async function readVerifiedHistory(
  store: Store,
  live: NamedDeployment | null,
): Promise<VerifiedHistory> {
  const versions = await readPeopleVersions(store);
  const version = versions.at(-1) ?? null;
  if (!version || !live) return { versions, accepted: live, refused: [] };
  const memory = memoryOf(store);
  const known = await memory.readTrusted();
  const walked = await walkToKnown(store, live, [version.people.after, known?.deployment ?? null]);
  const history = await historyAfter(store, versions, walked);
  if (known && history.accepted)
    await memory.writeTrusted({ ...known, deployment: referenceTo(history.accepted) });
  return history;
}

/** What the next deployment comes after. */
export interface Head extends VerifiedHistory {
  /** The newest deployment of the history; null for none. */
  newest: NamedDeployment | null;
  /** Moves the live pointer on from here; null where nothing was ever live. */
  version: string | null;
}

/** The newest deployment, and what may be live. @throws what {@link readLinkedDeployment} and {@link readVerifiedHistory} throw */
export async function readHead(store: Store): Promise<Head> {
  const live = await readLivePointer(store);
  const newest = live && (await readLinkedDeployment(store, live));
  return { ...(await readVerifiedHistory(store, newest)), newest, version: live?.version ?? null };
}

/**
 * The verified history from the first access policy on, whatever was found before: for `verify`.
 * @param versions of the access policy
 */
export async function verifyWholeHistory(
  store: Store,
  last: NamedDeployment,
  versions: PeopleVersion[],
): Promise<VerifiedHistory> {
  const first = versions[0];
  if (!first) return { versions, accepted: last, refused: [] };
  return historyAfter(store, versions, await walkToKnown(store, last, [first.people.after]));
}

/** What may be shown once each later deployment was checked against the last right one before it. */
async function historyAfter(
  store: Store,
  versions: PeopleVersion[],
  { anchor, later }: Awaited<ReturnType<typeof walkToKnown>>,
): Promise<VerifiedHistory> {
  let accepted = anchor;
  const refused: VerifiedHistory['refused'] = [];
  for (const deployment of later) {
    const problem = await policyViolationOf(store, deployment, accepted, versions);
    if (problem) refused.push({ deployment, problem });
    else accepted = deployment;
  }
  return { versions, accepted, refused };
}

/** Refuses a live deployment that is not authorized. @throws SiteProblems with the reason, and what {@link readVerifiedHistory} throws */
export async function assertLiveAuthorized(store: Store, live: NamedDeployment): Promise<void> {
  const { accepted, refused } = await readVerifiedHistory(store, live);
  if (accepted?.name === live.name) return;
  throw new SiteProblems(refused.map(({ problem }) => problem));
}

/** The newest known deployment, and those later up to the live one, oldest first. */
async function walkToKnown(
  store: Store,
  live: NamedDeployment,
  known: (DeploymentReference | null)[],
): Promise<{ anchor: NamedDeployment | null; later: NamedDeployment[] }> {
  const newest = known.reduce((a, b) => (numberOf(a) > numberOf(b) ? a : b));
  const later: NamedDeployment[] = [];
  for await (const deployment of from(store, live)) {
    const { name, sha256, filesSha256 } = deployment;
    // Not an earlier one that is known, too: a history that was reverted to it would pass.
    if (newest?.name === name && newest.sha256 === sha256 && newest.filesSha256 === filesSha256)
      return { anchor: deployment, later };
    if (deployment.record.number <= numberOf(newest))
      throw new SiteError(
        'history-reverted',
        `Deployment ${live.name} is live, and does not come after ${newest?.name} as it was signed: the history was reverted, rewritten, or shows other pages.`,
        'An attacker may have written to the store: restore "pointers/" and "deployments/" from a backup, and find out who. If you have restored an older copy: npm run site -- verify --restored',
      );
    later.unshift(deployment);
  }
  return { anchor: null, later };
}

async function* from(store: Store, live: NamedDeployment): AsyncGenerator<NamedDeployment> {
  yield live;
  yield* walkChain(store, live.record.previous);
}
