import {
  type NamedDeployment,
  type PeopleVersion,
  type StoredDeployment,
  assertSingleLine,
  changedParts,
  commit,
  findDeployment,
  nameDeployment,
  nextDeployment,
  nothingLive,
  openWithdrawals,
  policyViolationOf,
  readDeployedFiles,
  readHead,
  readLinkedDeployment,
  siteTreeOf,
  walkChain,
  withdrawnProblems,
} from '@site/ledger';
import { SiteError, throwErrors } from '@site/errors';
import { type Store, StoreConflict } from '@site/store';
import type { Acting } from '../people/own-key';
import { collectSignatures } from '../promote/collect-signatures';

export interface RollbackRequest extends Acting {
  /** Number or name of the deployment to roll back to; null for the one before the live one. */
  target: string | null;
  /** Says what would be, and writes nothing. */
  dryRun?: boolean;
}

interface RollbackOutcome {
  status: 'rolled-back' | 'already-live' | 'would-roll-back';
  /** What is live now; for a dry run, what would be. */
  deployment: StoredDeployment;
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
export async function rollback(request: RollbackRequest): Promise<RollbackOutcome> {
  const { store, target, author, message, dryRun = false, loadSigner } = request;
  assertSingleLine({ author, message });
  const head = await readHead(store);
  const { newest: live, accepted, versions } = head;
  if (!live) throw nothingLive();
  const rolledBackTo =
    target === null ? await deploymentBefore(store, live, versions) : await findDeployment(store, target);
  if (!rolledBackTo)
    throw new SiteError(
      'deployment-unknown',
      `There is no deployment before ${live.name} to roll back to.`,
      'See: npm run site -- status --history',
    );
  const outcome = { rolledBackTo, replaced: live };
  if (accepted?.name === live.name && siteTreeOf(rolledBackTo) === siteTreeOf(live))
    return { status: 'already-live', deployment: live, ...outcome };
  if (!dryRun) store.prepareMove?.();
  const { parts, visits, emergencies, origin } = rolledBackTo.record;
  // The one before is chosen with this in mind. Never sign a rollback to an unauthorized deployment.
  if (target !== null) {
    throwErrors(await withdrawnProblems(store, parts));
    const problem = await policyViolationInItsTime(store, rolledBackTo, versions);
    const remedy = 'Name another deployment: npm run site -- status --history';
    throwErrors(problem ? [{ ...problem, remedy }] : []);
  }
  const signatures = await collectSignatures({
    store,
    history: head,
    loadSigner,
    parts,
    changed: changedParts(accepted?.record.parts ?? {}, parts),
    isRollback: true,
  });
  await readDeployedFiles(store, rolledBackTo);

  const next = nextDeployment(live, {
    site: siteTreeOf(rolledBackTo),
    parts,
    kind: 'rollback',
    rollsBackTo: rolledBackTo.name,
    author,
    message,
    time: new Date().toISOString(),
    visits,
    emergencies,
    origin,
  });
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

/**
 * What visitors saw before the pages that are live, and may see again: rolling back twice goes two steps back, not to and fro.
 * What was withdrawn since, or went live against the rules, is skipped. Null where there is nothing to roll back to.
 * @param versions of the access policy
 * @throws what reading the chain throws
 */
export async function deploymentBefore(
  store: Store,
  live: NamedDeployment,
  versions: PeopleVersion[],
): Promise<NamedDeployment | null> {
  const chain = walkChain(store, live.record.previous);
  await composerOf(chain, live);
  const readWithdrawal = await openWithdrawals(store);
  for await (const deployment of chain) {
    const shown = await composerOf(chain, deployment);
    const releases = Object.entries(shown.record.parts);
    const withdrawals = releases.map(([part, { release }]) => readWithdrawal(part, release));
    if ((await Promise.all(withdrawals)).some((withdrawal) => withdrawal !== null)) continue;
    if ((await policyViolationInItsTime(store, shown, versions)) === null) return shown;
  }
  return null;
}

/** Why the access policy of its time did not allow a deployment; null where it did. */
async function policyViolationInItsTime(store: Store, one: NamedDeployment, versions: PeopleVersion[]) {
  if (versions.length === 0) return null;
  const { previous } = one.record;
  const before = previous && (await readLinkedDeployment(store, previous));
  return policyViolationOf(store, one, before, versions);
}

/** The deployment whose pages a deployment shows: itself, or for a rollback the earlier one, further down the chain. */
async function composerOf(
  chain: AsyncIterator<NamedDeployment>,
  shown: NamedDeployment,
): Promise<NamedDeployment> {
  let deployment: NamedDeployment | undefined = shown;
  while (deployment && deployment.name !== siteTreeOf(shown))
    deployment = (await chain.next()).value as NamedDeployment | undefined;
  return deployment ?? shown;
}
