import type { NamedDeployment } from '../records/deployment';
import { readChain } from '../records/deployment-chain';
import { deploymentOf, readLivePointer } from '../records/live-pointer';
import { openWithdrawals } from '../records/withdrawals';
import { mapLimited } from '../store/map-limited';
import type { SiteProblem } from '../store/site-error';
import { CALLS_AT_ONCE, type Store } from '../store/store';

/** A deployment, and which parts it made another. */
export interface HistoryEntry extends NamedDeployment {
  changed: string[];
  /** Those of them whose release was withdrawn since. */
  withdrawn: string[];
}

export interface History {
  /** Newest first. */
  entries: HistoryEntry[];
  /** Whether there are earlier deployments than the entries. */
  hasMore: boolean;
  problems: SiteProblem[];
}

/** What was live, newest first. @param limit the most deployments to read */
export async function readHistory(store: Store, limit: number): Promise<History> {
  const live = await readLivePointer(store);
  const { deployments, problems } = await readChain(store, live && deploymentOf(live), limit + 1);
  const readWithdrawal = await openWithdrawals(store);
  const entries = await mapLimited(deployments.slice(0, limit), CALLS_AT_ONCE, async (deployment) => {
    const changed = changedParts(deployment, deployments[deployments.indexOf(deployment) + 1]);
    const withdrawals = changed.map((part) => readWithdrawal(part, deployment.record.parts[part]!.release));
    const withdrawn = (await Promise.all(withdrawals)).flatMap((withdrawal) => withdrawal?.part ?? []);
    return { ...deployment, changed, withdrawn };
  });
  return { entries, hasMore: deployments.length > limit, problems };
}

function changedParts({ record }: NamedDeployment, previous: NamedDeployment | undefined): string[] {
  return Object.entries(record.parts)
    .filter(([part, { release }]) => previous?.record.parts[part]?.release !== release)
    .map(([part]) => part);
}
