import {
  type DeploymentParts,
  type NamedDeployment,
  type StoredDeployment,
  liveDeployment,
  walkChain,
} from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import { promote } from '../promote/promote';
import type { PromoteRequest } from '../promote/promote';

export interface RetireRequest extends Pick<
  PromoteRequest,
  'store' | 'author' | 'message' | 'progress' | 'dryRun' | 'loadSigner'
> {
  part: string;
  /** Brings the part back, with the release that it had last. */
  undo?: boolean;
}

export interface RetireOutcome {
  status:
    'retired' | 'would-retire' | 'already-retired' | 'brought-back' | 'would-bring-back' | 'live-already';
  /** What is live now; for a dry run, what would be. */
  deployment: StoredDeployment;
  /** The release that goes, or comes back. */
  release: string;
}

/**
 * Takes a part with its pages out of the site, with everything else as it is live; its releases stay in the store. Or brings it
 * back. Both are deployments that are checked and composed as any other: a page that links to the part keeps it.
 * @throws SiteError `nothing-live`, `shell-stays`, `release-unknown` for a part that never was live; what {@link promote} throws
 */
export async function retirePart({ part, undo = false, ...request }: RetireRequest): Promise<RetireOutcome> {
  if (part === 'shell') {
    throw new SiteError(
      'shell-stays',
      'The shell is in every deployment; nothing was changed.',
      'To roll back the site: npm run site -- rollback',
    );
  }
  const live = await liveDeployment(request.store);
  const last = await lastWith(request.store, part, live);
  const isLive = part in live.record.parts;
  const named = { part, release: last.release.release };
  if (isLive === undo)
    return { status: undo ? 'live-already' : 'already-retired', deployment: live, ...named };
  const change = undo
    ? { parts: { [part]: last.release }, rollsBackTo: last.deployment }
    : { parts: {}, retired: [part] };
  const { status, deployment } = await promote({ ...request, ...change });
  const isDry = status === 'would-promote';
  if (undo) return { status: isDry ? 'would-bring-back' : 'brought-back', deployment, ...named };
  return { status: isDry ? 'would-retire' : 'retired', deployment, ...named };
}

/** The release of a part that is live, or was live last. */
async function lastWith(
  store: Store,
  part: string,
  live: NamedDeployment,
): Promise<{ release: DeploymentParts[string]; deployment: string }> {
  const releaseIn = ({ name, record }: NamedDeployment) => {
    const release = record.parts[part];
    return release && { release, deployment: name };
  };
  const own = releaseIn(live);
  if (own) return own;
  for await (const deployment of walkChain(store, live.record.previous)) {
    const found = releaseIn(deployment);
    if (found) return found;
  }
  throw new SiteError(
    'release-unknown',
    `No release of ${part} was ever live; nothing was changed.`,
    'What is live: npm run site -- status',
  );
}
