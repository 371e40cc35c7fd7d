import { throwErrors, withdrawnGate } from '@site/gates';
import {
  type NamedDeployment,
  type StoredDeployment,
  type VerifiedHistory,
  assertSingleLine,
  changedParts,
  commit,
  findDeployment,
  nameDeployment,
  nextDeployment,
  nothingLive,
  readDeployedFiles,
  readHead,
  siteTreeOf,
} from '@site/ledger';
import { SiteError, type SiteProblem } from '@site/errors';
import { type Store, StoreConflict } from '@site/store';
import type { LoadSigner } from '../people/own-key';
import { collectSignatures } from '../promote/collect-signatures';
import { deploymentBefore, policyViolationInItsTime } from './deployment-before';

interface RollbackRequest {
  store: Store;
  /** Number or name of the deployment to roll back to; null for the one before the live one. */
  target: string | null;
  author: string;
  message: string;
  /** Says what would be, and writes nothing. */
  dryRun?: boolean;
  /** The promoter's key, for a store with an access policy. */
  loadSigner?: LoadSigner;
}

interface RollbackOutcome {
  status: 'rolled-back' | 'already-live' | 'would-roll-back';
  /** What is live now; for a dry run, what would be. */
  deployment: StoredDeployment;
  /** The deployment whose pages are live again. */
  rolledBackTo: NamedDeployment;
  /** The deployment that was live until now: rolling back to it reverses this. */
  replaced: NamedDeployment;
}

/**
 * Puts an earlier deployment's pages live again, as they were composed: builds nothing, composes nothing. The history keeps
 * what was live in between.
 * @throws SiteError `nothing-live`, `deployment-unknown`, and what `readDeployedFiles` throws: nothing
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
  assertSingleLine({ author, message });
  const head = await readHead(store);
  const { newest: live, accepted } = head;
  if (!live) throw nothingLive();
  const rolledBackTo =
    target === null ? await before(store, live, head) : await findDeployment(store, target);
  const isAuthorized = accepted?.name === live.name;
  if (isAuthorized && siteTreeOf(rolledBackTo) === siteTreeOf(live))
    return { status: 'already-live', deployment: live, rolledBackTo, replaced: live };
  if (!dryRun) store.prepareMove?.();
  // The one before is chosen with this in mind.
  if (target !== null) {
    throwErrors(await withdrawnGate(store, rolledBackTo.record.parts));
    throwErrors(await unauthorized(store, head, rolledBackTo));
  }
  const signatures = await collectSignatures({
    store,
    history: head,
    loadSigner,
    parts: rolledBackTo.record.parts,
    changed: changedParts(accepted?.record.parts ?? {}, rolledBackTo.record.parts),
    isRollback: true,
  });
  await readDeployedFiles(store, rolledBackTo);

  const next = nextDeployment(live, {
    site: siteTreeOf(rolledBackTo),
    parts: rolledBackTo.record.parts,
    kind: 'rollback',
    rollsBackTo: rolledBackTo.name,
    author,
    message,
    time: new Date().toISOString(),
    visits: rolledBackTo.record.visits,
    emergencies: rolledBackTo.record.emergencies,
    origin: rolledBackTo.record.origin,
  });
  const outcome = { rolledBackTo, replaced: live };
  if (dryRun) return { status: 'would-roll-back', deployment: nameDeployment(next), ...outcome };
  try {
    const pages = { stored: rolledBackTo };
    const deployment = await commit(store, head, { deployment: next, pages, signatures });
    return { status: 'rolled-back', deployment, ...outcome };
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    throw new SiteError(
      'store-conflict',
      'Another promotion went live at the same moment; nothing was rolled back.',
      'Look at what is live now (npm run site -- status), then decide again.',
      { cause: error },
    );
  }
}

/** @throws SiteError `deployment-unknown` where there is none */
async function before(
  store: Store,
  live: NamedDeployment,
  { versions }: VerifiedHistory,
): Promise<NamedDeployment> {
  const found = await deploymentBefore(store, [live], versions);
  if (found) return found;
  throw new SiteError(
    'deployment-unknown',
    `There is no deployment before ${live.name} to roll back to.`,
    'See: npm run site -- status --history',
  );
}

/** Never sign a rollback to an unauthorized deployment. */
async function unauthorized(
  store: Store,
  { versions }: VerifiedHistory,
  rolledBackTo: NamedDeployment,
): Promise<SiteProblem[]> {
  const problem = await policyViolationInItsTime(store, rolledBackTo, versions);
  return problem ? [{ ...problem, remedy: 'Name another deployment: npm run site -- status --history' }] : [];
}
