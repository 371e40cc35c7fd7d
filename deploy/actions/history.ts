import type { NamedDeployment } from '../records/deployment';
import { readChain } from '../records/deployment-chain';
import { deploymentOf, readLivePointer } from '../records/live-pointer';
import type { SiteProblem } from '../store/site-error';
import type { Store } from '../store/store';

/** A deployment, and which parts it made another. */
export interface HistoryEntry extends NamedDeployment {
  changed: string[];
}

interface History {
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
  const entries = deployments.slice(0, limit).map((deployment, index) => ({
    ...deployment,
    changed: changedParts(deployment, deployments[index + 1]),
  }));
  return { entries, hasMore: deployments.length > limit, problems };
}

function changedParts({ record }: NamedDeployment, previous: NamedDeployment | undefined): string[] {
  return Object.entries(record.parts)
    .filter(([part, { release }]) => previous?.record.parts[part]?.release !== release)
    .map(([part]) => part);
}
