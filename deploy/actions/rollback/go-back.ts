import { throwErrors } from '../../gates/check-gates';
import { assertWholeFiles } from '../../records/deployed-files';
import {
  type NamedDeployment,
  nameDeployment,
  nextDeployment,
  siteTreeOf,
  type StoredDeployment,
} from '../../records/deployment';
import { changedParts, objectionTo } from '../../records/authorise';
import { readLinkedDeployment, walkChain } from '../../records/deployment-chain';
import { writeDeployment } from '../../records/deployments';
import { deploymentOf, moveLivePointer, readLivePointer } from '../../records/live-pointer';
import { assertPlainWords } from '../../records/plain-words';
import { readStanding, type Standing } from '../../records/standing';
import { SiteError, type SiteProblem } from '../../store/site-error';
import { type Store, StoreConflict } from '../../store/store';
import type { LoadSigner } from '../people/own-key';
import { assertSigned, collectSignatures, signDeployment } from '../promote/collect-signatures';
import { withdrawnGate } from '../../gates/withdrawn-gate';

export interface GoBackRequest {
  store: Store;
  author: string;
  message: string;
  /** Says what would be, and writes nothing. */
  dryRun?: boolean;
  /** The key of whoever does it, for a store with a file of people. */
  loadSigner?: LoadSigner;
}

export interface GoBackOutcome {
  status: 'rolled-back' | 'already-live' | 'would-roll-back';
  /** What is live now; for a dry run, what would be. */
  deployment: StoredDeployment;
  /** The deployment whose pages are live again. */
  restored: NamedDeployment;
  /** The deployment that was live until now: going back to it undoes this. */
  undo: NamedDeployment;
}

/** Of the history, newest first, after the one that is live: the deployment to go back to. */
type Choose = (earlier: AsyncGenerator<NamedDeployment>, live: NamedDeployment) => Promise<NamedDeployment>;

/** Puts an earlier deployment's pages live again. The history keeps what was live in between. @throws what `choose` throws */
export async function goBack(
  { store, author, message, dryRun = false, loadSigner }: GoBackRequest,
  choose: Choose,
): Promise<GoBackOutcome> {
  assertPlainWords({ author, message });
  const current = await readLivePointer(store);
  if (!current)
    throw new SiteError(
      'nothing-live',
      'Nothing is live yet.',
      'Put something live first: npm run site -- promote',
    );
  const chain = walkChain(store, deploymentOf(current));
  const live = (await chain.next()).value as NamedDeployment;
  const restored = await choose(chain, live);
  const standing = await readStanding(store, live);
  const isRight = standing.accepted?.name === live.name;
  if (isRight && siteTreeOf(restored) === siteTreeOf(live))
    return { status: 'already-live', deployment: live, restored, undo: live };
  if (!dryRun) store.prepareMove?.();
  throwErrors(await withdrawnGate(store, restored.record.parts));
  throwErrors(await wronglyLive(store, standing, restored));
  const signatures = await collectSignatures({
    store,
    standing,
    loadSigner,
    parts: restored.record.parts,
    changed: changedParts(standing.accepted?.record.parts ?? {}, restored.record.parts),
    isUndo: true,
  });
  await assertWholeFiles(store, restored);

  const next = nextDeployment(live, {
    site: siteTreeOf(restored),
    parts: restored.record.parts,
    kind: 'rollback',
    restores: restored.name,
    author,
    message,
    time: new Date().toISOString(),
    visits: restored.record.visits,
    emergencies: restored.record.emergencies,
    origin: restored.record.origin,
  });
  const outcome = { restored, undo: live };
  if (dryRun) return { status: 'would-roll-back', deployment: nameDeployment(next), ...outcome };
  const deployment = { ...(await writeDeployment(store, next)), filesSha256: restored.filesSha256 };
  if (signatures) await signDeployment(store, signatures, deployment);
  if (signatures) await assertSigned(store, standing, deployment);
  try {
    await moveLivePointer(store, current.version, deployment);
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    throw new SiteError(
      'store-conflict',
      'Somebody else went live at the same moment; nothing was rolled back.',
      'Look at what is live now (npm run site -- status), then decide again.',
      { cause: error },
    );
  }
  return { status: 'rolled-back', deployment, ...outcome };
}

/** Nobody's signature is put under pages that somebody else put live against the rules. */
async function wronglyLive(
  store: Store,
  { versions }: Standing,
  restored: NamedDeployment,
): Promise<SiteProblem[]> {
  const { previous } = restored.record;
  const before = previous && (await readLinkedDeployment(store, previous));
  const problem = await objectionTo(store, restored, before, versions);
  return problem ? [{ ...problem, remedy: 'Name another deployment: npm run site -- status --history' }] : [];
}

/** The deployment whose pages a deployment shows: itself, or for a rollback the earlier one, further down the chain. */
export async function composerOf(
  chain: AsyncIterator<NamedDeployment>,
  shown: NamedDeployment,
): Promise<NamedDeployment> {
  let deployment: NamedDeployment | undefined = shown;
  while (deployment && deployment.name !== siteTreeOf(shown))
    deployment = (await chain.next()).value as NamedDeployment | undefined;
  return deployment ?? shown;
}
