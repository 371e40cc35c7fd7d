import { missingPages } from '../../records/missing-pages';
import { SITE_RECORD } from '../../records/site-tree';
import { lockOf, moveChannel, readChannel } from '../../records/live-pointer';
import { walkChain } from '../../records/deployment-chain';
import { writeLock } from '../../records/deployments';
import { siteFolder } from '../../records/record-names';
import { SiteError } from '../../store/site-error';
import { nameLock, nextLock, type NamedLock, siteTreeOf } from '../../records/deployment';
import { type Store, StoreConflict } from '../../store/store';

interface RollbackRequest {
  store: Store;
  channel: string;
  /** Number or name of the lock to go back to; null for the one before the live one. */
  target: string | null;
  author: string;
  message: string;
  /** Says what would be, and writes nothing. */
  dryRun?: boolean;
}

interface RollbackOutcome {
  status: 'rolled-back' | 'already-live' | 'would-roll-back';
  /** What is live now; for a dry run, what would be. */
  lock: NamedLock;
  /** The lock whose pages are live again. */
  restored: NamedLock;
}

/**
 * Puts an earlier lock's pages live again, as they were composed: builds nothing, composes nothing. The history keeps
 * what was live in between.
 * @throws SiteError `nothing-live`, `lock-unknown`; `site-pruned`, `site-missing` when its pages are gone
 */
export async function rollback({
  store,
  channel,
  target,
  author,
  message,
  dryRun = false,
}: RollbackRequest): Promise<RollbackOutcome> {
  const current = await readChannel(store, channel);
  if (!current)
    throw new SiteError('nothing-live', 'Nothing is live yet.', 'Put something live first: npx site promote');
  const chain = walkChain(store, lockOf(current.pointer));
  const live = (await chain.next()).value as NamedLock;
  const restored = target === null ? await beforeLive(chain, live) : await find(chain, live, target);
  if (siteTreeOf(restored) === siteTreeOf(live)) return { status: 'already-live', lock: live, restored };
  if (!(await store.has(siteFolder(siteTreeOf(restored)) + SITE_RECORD)))
    throw await missingPages(store, restored);

  const next = nextLock(live, {
    site: siteTreeOf(restored),
    parts: restored.lock.parts,
    kind: 'rollback',
    restores: restored.name,
    author,
    message,
    time: new Date().toISOString(),
    offline: restored.lock.offline,
    origin: restored.lock.origin,
  });
  if (dryRun) return { status: 'would-roll-back', lock: nameLock(next), restored };
  const lock = await writeLock(store, next);
  try {
    await moveChannel(store, channel, current.version, lock);
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error;
    throw new SiteError(
      'store-conflict',
      'Somebody else went live at the same moment; nothing was rolled back.',
      'Look at what is live now (npx site status), then decide again.',
      { cause: error },
    );
  }
  return { status: 'rolled-back', lock, restored };
}

/** What visitors saw before the pages that are live: going back twice goes back two steps, not to and fro. */
async function beforeLive(chain: AsyncIterator<NamedLock>, live: NamedLock): Promise<NamedLock> {
  await composerOf(chain, live);
  const { value: before } = (await chain.next()) as { value?: NamedLock };
  if (before) return composerOf(chain, before);
  throw new SiteError('lock-unknown', `There is no lock before ${live.name}.`, 'See: npx site history');
}

/** The lock whose pages a lock shows: itself, or for a rollback the earlier one, further down the chain. */
async function composerOf(chain: AsyncIterator<NamedLock>, shown: NamedLock): Promise<NamedLock> {
  let lock: NamedLock | undefined = shown;
  while (lock && lock.name !== siteTreeOf(shown)) lock = (await chain.next()).value as NamedLock | undefined;
  return lock ?? shown;
}

async function find(chain: AsyncIterable<NamedLock>, live: NamedLock, target: string): Promise<NamedLock> {
  const isTarget = ({ name, lock }: NamedLock) => name === target || String(lock.number) === target;
  if (isTarget(live)) return live;
  for await (const lock of chain) if (isTarget(lock)) return lock;
  throw new SiteError(
    'lock-unknown',
    `There is no lock "${target}" in the history.`,
    'Pick one from: npx site history',
  );
}
