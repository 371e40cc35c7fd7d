import {
  type DeploymentReference,
  LIVE_POINTER_KEY,
  type NamedDeployment,
  changedParts,
  openWithdrawals,
  readChain,
  retiredParts,
} from '@site/ledger';
import { type ReadFirst, type Store, mapLimited } from '@site/store';
import type { SiteProblem } from '@site/errors';

/** A deployment, and which parts it made another. */
export interface HistoryEntry extends NamedDeployment {
  changed: string[];
  /** Parts that it took out of the site. */
  retired: string[];
  /** Whether it is a rollback that undoes the one before it. */
  isUndo: boolean;
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

/** What {@link readHistory} reads first. */
export const HISTORY_READS: ReadFirst = { pointers: [LIVE_POINTER_KEY], lists: ['withdrawals/'] };

/**
 * What was live, newest first.
 * @param limit the most deployments to tell
 * @param options.from the deployment to begin with, as the one after it names it; the live one by default
 * @param options.parts only deployments that made one of these another; none: all
 */
export async function readHistory(
  store: Store,
  limit: number,
  { from, parts = [] }: { from?: DeploymentReference; parts?: string[] } = {},
): Promise<History> {
  const { deployments, problems } = await readChain(store, from, parts.length === 0 ? limit + 1 : Infinity);
  const all = deployments.map((deployment, index) => stepOf(deployment, deployments[index + 1]));
  const found =
    parts.length === 0
      ? all
      : all.filter(({ changed, retired }) => [...changed, ...retired].some((part) => parts.includes(part)));
  const readWithdrawal = await openWithdrawals(store);
  const entries = await mapLimited(found.slice(0, limit), async (step) => {
    const withdrawals = step.changed.map((part) => readWithdrawal(part, step.record.parts[part]!.release));
    const withdrawn = (await Promise.all(withdrawals)).flatMap((withdrawal) => withdrawal?.part ?? []);
    return { ...step, withdrawn };
  });
  return { entries, hasMore: found.length > limit, problems };
}

/** What a deployment did. @param previous the one before it; none for the first, and for one behind the limit */
export function stepOf(deployment: NamedDeployment, previous?: NamedDeployment | null) {
  const [before, { parts, rollsBackTo }] = [previous?.record.parts ?? {}, deployment.record];
  const isAfterRollback = previous?.record.rollsBackTo !== undefined;
  return {
    ...deployment,
    changed: changedParts(before, parts),
    retired: retiredParts(before, parts),
    isUndo: isAfterRollback && rollsBackTo === previous.record.previous?.name,
  };
}
