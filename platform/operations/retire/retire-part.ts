import { type NamedDeployment, type StoredDeployment, liveDeployment, walkChain } from '@site/ledger';
import { SiteError } from '@site/errors';
import type { Store } from '@site/store';
import type { Acting } from '../people/own-key';
import { promote } from '../promote/promote';

export interface RetireRequest extends Acting {
  part: string;
  /** Composes and checks, and changes nothing. */
  dryRun?: boolean;
}

interface RetireOutcome {
  status: 'retired' | 'would-retire' | 'already-retired';
  /** What is live now; for a dry run, what would be. */
  deployment: StoredDeployment;
  /** The release that goes, or went. */
  release: string;
  /** The deployment that was live until now: rolling the part back to it brings it back. */
  replaced: NamedDeployment;
}

/**
 * Takes a part with its pages out of the site, with everything else as it is live; its releases stay in the store. It is a deployment
 * that is checked and composed as any other: a page that links to the part keeps it.
 * @throws SiteError `nothing-live`, `shell-stays`, `release-unknown` for a part that never was live; what {@link promote} throws
 */
export async function retirePart({ part, ...request }: RetireRequest): Promise<RetireOutcome> {
  if (part === 'shell') {
    throw new SiteError(
      'shell-stays',
      'The shell is in every deployment; nothing was changed.',
      'To roll back the site: npm run site -- rollback',
    );
  }
  const replaced = await liveDeployment(request.store);
  const release = await lastRelease(request.store, part, replaced);
  if (!(part in replaced.record.parts))
    return { status: 'already-retired', deployment: replaced, release, replaced };
  const { status, deployment } = await promote({ ...request, parts: {}, retired: [part] });
  return { status: status === 'would-promote' ? 'would-retire' : 'retired', deployment, release, replaced };
}

/** The release of a part that is live, or was live last. */
async function lastRelease(store: Store, part: string, live: NamedDeployment): Promise<string> {
  for await (const { record } of walkChain(store, live)) {
    const release = record.parts[part]?.release;
    if (release) return release;
  }
  throw new SiteError(
    'release-unknown',
    `No release of ${part} was ever live; nothing was changed.`,
    'What is live: npm run site -- status',
  );
}
