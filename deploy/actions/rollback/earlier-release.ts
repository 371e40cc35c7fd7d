import type { LockParts } from '../../records/choose-releases';
import { lockOf, readChannel } from '../../records/live-pointer';
import { walkChain } from '../../records/deployment-chain';
import { SiteError } from '../../store/site-error';
import type { NamedLock } from '../../records/deployment';
import type { Store } from '../../store/store';

interface EarlierRelease {
  release: LockParts[string];
  /** Name of the lock that it was live with. */
  lock: string;
}

/**
 * The release of a part that was live before the one that is live now, whatever became of the other parts. Going back
 * twice goes back two steps: what came after the lock that a step went back to does not count.
 * @throws SiteError `nothing-live`, `release-unknown` when the part has had one release only
 */
export async function earlierRelease(store: Store, channel: string, part: string): Promise<EarlierRelease> {
  const current = await readChannel(store, channel);
  if (!current) {
    throw new SiteError('nothing-live', 'Nothing is live yet.', 'Put something live first: npx site promote');
  }

  let live: string | undefined;
  let newest = Number.POSITIVE_INFINITY;
  let newer: NamedLock | null = null;
  for await (const named of walkChain(store, lockOf(current.pointer))) {
    const then = named.lock.parts[part];
    if (newer && newer.lock.number <= newest && newer.lock.parts[part]?.release !== then?.release) {
      newest = numberBackTo(newer) ?? newest;
    }
    newer = named;
    if (named.lock.number > newest) continue;
    live ??= then?.release;
    if (then && then.release !== live) return { release: then, lock: named.name };
  }
  throw new SiteError(
    'release-unknown',
    `No release of ${part} was live before the one that is live now.`,
    'See: npx site history',
  );
}

/** The number of the lock that a step back took its pages, or its release, from. */
function numberBackTo({ lock }: NamedLock): number | null {
  return lock.restores ? Number(lock.restores.split('-')[0]) : null;
}
