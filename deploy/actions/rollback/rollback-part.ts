import type { Store } from '../../store/store';
import { promote, type PromoteOutcome } from '../promote/promote';
import { earlierRelease } from './earlier-release';

interface RollbackPartRequest {
  store: Store;
  part: string;
  author: string;
  message: string;
  progress: (sentence: string) => void;
  /** Says what would be, and writes nothing. */
  dryRun?: boolean;
}

interface RollbackPartOutcome {
  status: 'rolled-back' | 'would-roll-back';
  deployment: PromoteOutcome['deployment'];
  /** The release that is live again. */
  release: string;
  /** Name of the deployment that it was live with. */
  restores: string;
}

/**
 * Takes one part back to its release before, with everything else as it is live: a combination that is checked and
 * composed anew.
 * @throws what {@link earlierRelease} and {@link promote} throw
 */
export async function rollbackPart({ part, ...request }: RollbackPartRequest): Promise<RollbackPartOutcome> {
  const { release, deployment: restores } = await earlierRelease(request.store, part);
  const message = request.message || `Take back ${part}`;
  const { deployment } = await promote({ ...request, message, parts: { [part]: release }, restores });
  const status = request.dryRun ? 'would-roll-back' : 'rolled-back';
  return { status, deployment, release: release.release, restores };
}
