import { throwErrors } from '../../gates/check-gates';
import { assertWholeFiles } from '../../records/deployed-files';
import {
  type NamedDeployment,
  nameDeployment,
  nextDeployment,
  siteTreeOf,
  type StoredDeployment,
} from '../../records/deployment';
import { changedParts } from '../../records/authorise';
import { deploymentBefore, objectionToDeployment } from '../../records/deployment-before';
import { readLinkedDeployment } from '../../records/deployment-chain';
import { writeDeployment } from '../../records/deployments';
import { findDeployment, nothingLive } from '../../records/find-deployment';
import { deploymentOf, moveLivePointer, readLivePointer } from '../../records/live-pointer';
import { assertPlainWords } from '../../records/plain-words';
import { readStanding, type Standing } from '../../records/standing';
import { SiteError, type SiteProblem } from '../../store/site-error';
import { type Store, StoreConflict } from '../../store/store';
import type { LoadSigner } from '../people/own-key';
import { assertSigned, collectSignatures, signDeployment } from '../promote/collect-signatures';
import { withdrawnGate } from '../../gates/withdrawn-gate';

interface RollbackRequest {
  store: Store;
  /** Number or name of the deployment to go back to; null for the one before the live one. */
  target: string | null;
  author: string;
  message: string;
  /** Says what would be, and writes nothing. */
  dryRun?: boolean;
  /** The key of whoever does it, for a store with a file of people. */
  loadSigner?: LoadSigner;
}

interface RollbackOutcome {
  status: 'rolled-back' | 'already-live' | 'would-roll-back';
  /** What is live now; for a dry run, what would be. */
  deployment: StoredDeployment;
  /** The deployment whose pages are live again. */
  restored: NamedDeployment;
  /** The deployment that was live until now: going back to it undoes this. */
  undo: NamedDeployment;
}

/**
 * Puts an earlier deployment's pages live again, as they were composed: builds nothing, composes nothing. The history keeps
 * what was live in between.
 * @throws SiteError `nothing-live`, `deployment-unknown`, and what `assertWholeFiles` throws: nothing
 *   damaged goes live
 */
export async function rollback({
  store,
  target,
  author,
  message,
  dryRun = false,
  loadSigner,
}: RollbackRequest): Promise<RollbackOutcome> {
  assertPlainWords({ author, message });
  const current = await readLivePointer(store);
  if (!current) throw nothingLive();
  const live = await readLinkedDeployment(store, deploymentOf(current));
  const standing = await readStanding(store, live);
  const restored =
    target === null ? await before(store, live, standing) : await findDeployment(store, target);
  const isRight = standing.accepted?.name === live.name;
  if (isRight && siteTreeOf(restored) === siteTreeOf(live))
    return { status: 'already-live', deployment: live, restored, undo: live };
  if (!dryRun) store.prepareMove?.();
  // The one before is chosen with this in mind.
  if (target !== null) {
    throwErrors(await withdrawnGate(store, restored.record.parts));
    throwErrors(await wronglyLive(store, standing, restored));
  }
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

/** @throws SiteError `deployment-unknown` where there is none */
async function before(store: Store, live: NamedDeployment, { versions }: Standing): Promise<NamedDeployment> {
  const found = await deploymentBefore(store, [live], versions);
  if (found) return found;
  throw new SiteError(
    'deployment-unknown',
    `There is no deployment before ${live.name} to go back to.`,
    'See: npm run site -- status --history',
  );
}

/** Nobody's signature is put under pages that somebody else put live against the rules. */
async function wronglyLive(
  store: Store,
  { versions }: Standing,
  restored: NamedDeployment,
): Promise<SiteProblem[]> {
  const problem = await objectionToDeployment(store, restored, versions);
  return problem ? [{ ...problem, remedy: 'Name another deployment: npm run site -- status --history' }] : [];
}
