import type { LockParts } from '../promote/choose-releases';
import { lockOf, readChannel } from '../store/channels';
import { walkChain } from '../store/lock-chain';
import { SiteError } from '../store/site-error';
import type { Store } from '../store/store';

/**
 * The release of a part that was live before the one that is live now, whatever became of the other parts.
 * @throws SiteError `nothing-live`, `release-unknown` when the part has had one release only
 */
export async function earlierRelease(
  store: Store,
  channel: string,
  part: string,
): Promise<LockParts[string]> {
  const current = await readChannel(store, channel);
  if (!current)
    throw new SiteError('nothing-live', 'Nothing is live yet.', 'Put something live first: npx site promote');

  let live: string | undefined;
  for await (const { lock } of walkChain(store, lockOf(current.pointer))) {
    const then = lock.parts[part];
    live ??= then?.release;
    if (then && then.release !== live) return then;
  }
  throw new SiteError(
    'release-unknown',
    `No other release of ${part} was ever live.`,
    'See: npx site history',
  );
}
