import { type NamedDeployment, liveDeployment } from '@site/ledger';
import type { Store } from '@site/store';
import type { LoadSigner } from '../people/own-key';
import { promote } from '../promote/promote';
import type { PromoteOutcome } from '../promote/promote';
import { earlierRelease, releaseAt } from './earlier-release';

interface RollbackPartRequest {
  store: Store;
  part: string;
  /** Number or name of the deployment whose release of the part goes live again; null for the release before. */
  target: string | null;
  author: string;
  message: string;
  progress: (sentence: string) => void;
  /** Says what would be, and writes nothing. */
  dryRun?: boolean;
  /** The promoter's key, for a store with an access policy. */
  loadSigner?: LoadSigner;
}

export interface RollbackPartOutcome {
  status: 'rolled-back' | 'already-live' | 'would-roll-back';
  deployment: PromoteOutcome['deployment'];
  /** The release that is live again. */
  release: string;
  /** Name of the deployment that it was live with. */
  rollsBackTo: string;
  /** The deployment that was live until now: rolling back to it reverses this. */
  replaced: NamedDeployment;
}

/**
 * Rolls one part back to its release before, or to the one of a deployment, with everything else as it is live: a
 * combination that is checked and composed again.
 * @throws what {@link earlierRelease}, {@link releaseAt} and {@link promote} throw
 */
export async function rollbackPart({
  part,
  target,
  ...request
}: RollbackPartRequest): Promise<RollbackPartOutcome> {
  const replaced = await liveDeployment(request.store);
  const { release, deployment: rollsBackTo } =
    target === null
      ? await earlierRelease(request.store, part)
      : await releaseAt(request.store, part, target);
  const { status, deployment } = await promote({
    ...request,
    parts: { [part]: release },
    rollsBackTo,
  });
  return { status: STATUS[status], deployment, release: release.release, rollsBackTo, replaced };
}

const STATUS = {
  promoted: 'rolled-back',
  'would-promote': 'would-roll-back',
  'already-live': 'already-live',
} as const;
