import { readChain } from '../records/deployment-chain';
import type { SiteProblem } from '../store/site-error';
import type { DeploymentReference, NamedDeployment } from '../records/deployment';
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

/** A channel's history. @param limit the most deployments to tell */
export async function readHistory(
  store: Store,
  newest: DeploymentReference | null,
  limit: number,
): Promise<History> {
  const { deployments, problems } = await readChain(store, newest, limit + 1);
  const entries = deployments
    .slice(0, limit)
    .map((deployment, index) => ({
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
