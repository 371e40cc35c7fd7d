import type { DeploymentReference, NamedDeployment } from '../records/deployment';
import { readChain } from '../records/deployment-chain';
import { changedParts, retiredParts } from '../records/authorise';
import { deploymentOf, readLivePointer } from '../records/live-pointer';
import { LIVE_POINTER_KEY } from '../records/record-names';
import { openWithdrawals } from '../records/withdrawals';
import { mapLimited } from '../store/map-limited';
import type { SiteProblem } from '../store/site-error';
import { CALLS_AT_ONCE, type ReadFirst, type Store } from '../store/store';
import { type ShareStep, shareStep } from './rollout/share-step';

/** A deployment, and which parts it made another. */
export interface HistoryEntry extends NamedDeployment {
  changed: string[];
  /** Parts that it took out of the site. */
  retired: string[];
  /** Those of them whose release was withdrawn since. */
  withdrawn: string[];
  /** What it changed for a share of visitors; null for nothing. */
  share: ShareStep | null;
}

export interface History {
  /** Newest first. */
  entries: HistoryEntry[];
  /** Whether there are earlier deployments than the entries. */
  hasMore: boolean;
  problems: SiteProblem[];
}

/** What {@link readHistory} reads first. */
export const HISTORY_READS: ReadFirst = { pointers: [LIVE_POINTER_KEY], lists: ['withdrawals/'] };

/**
 * What was live, newest first.
 * @param limit the most deployments to read
 * @param from the deployment to begin with, as the one after it names it; the live one by default
 */
export async function readHistory(store: Store, limit: number, from?: DeploymentReference): Promise<History> {
  const live = from ? null : await readLivePointer(store);
  const newest = from ?? (live && deploymentOf(live));
  const { deployments, problems } = await readChain(store, newest, limit + 1);
  const readWithdrawal = await openWithdrawals(store);
  const entries = await mapLimited(deployments.slice(0, limit), CALLS_AT_ONCE, async (deployment) => {
    const previous = deployments[deployments.indexOf(deployment) + 1];
    const [before, { parts }] = [previous?.record.parts ?? {}, deployment.record];
    const changed = changedParts(before, parts);
    const retired = retiredParts(before, parts);
    const withdrawals = changed.map((part) => readWithdrawal(part, parts[part]!.release));
    const withdrawn = (await Promise.all(withdrawals)).flatMap((withdrawal) => withdrawal?.part ?? []);
    return { ...deployment, changed, retired, withdrawn, share: shareStep(deployment, previous) };
  });
  return { entries, hasMore: deployments.length > limit, problems };
}
