import { lockKey } from './record-names';
import { readLock } from './deployments';
import { SiteError, type SiteProblem } from '../store/site-error';
import type { LockReference, NamedLock } from './deployment';
import type { Store } from '../store/store';

/**
 * The locks from the given one back to the first, newest first, each checked against the full hash that the lock
 * after it (or the pointer) names. Reads one lock per step, so the caller pays only for as far as it goes.
 *
 * @param newest where to begin: a lock's name and hash, as the pointer or a NamedLock has them; null: nowhere
 * @throws SiteError `lock-missing`, `lock-altered`, `record-unreadable`, each naming the lock
 */
export async function* walkChain(store: Store, newest: LockReference | null): AsyncGenerator<NamedLock> {
  for (let next = newest; next !== null;) {
    const named = await readLinkedLock(store, next);
    yield named;
    next = named.lock.previous;
  }
}

/**
 * The lock that the pointer or another lock names, checked against the hash that it is named with.
 *
 * @throws SiteError `lock-missing`, `lock-altered`, `record-unreadable`
 */
export async function readLinkedLock(store: Store, reference: LockReference): Promise<NamedLock> {
  const named = await readLock(store, reference.name);
  if (named === null) throw missingLock(reference.name);
  if (named.sha256 !== reference.sha256) throw wrongHash(reference, named);
  return named;
}

/**
 * The chain as far back as it holds, newest first, and the problem at which it ends early, if any.
 *
 * @param limit the most locks to read; all by default
 */
export async function readChain(
  store: Store,
  newest: LockReference | null,
  limit = Infinity,
): Promise<{ locks: NamedLock[]; problems: SiteProblem[] }> {
  const locks: NamedLock[] = [];
  try {
    for await (const named of walkChain(store, newest)) {
      if (locks.push(named) >= limit) break;
    }
  } catch (error) {
    if (error instanceof SiteError && isAboutTheChain(error)) return { locks, problems: [error.toProblem()] };
    throw error;
  }
  return { locks, problems: [] };
}

/** As against a fault of the store, which says nothing about the chain. */
function isAboutTheChain(error: SiteError): boolean {
  return ['lock-missing', 'lock-altered', 'record-unreadable'].includes(error.code);
}

function missingLock(name: string): SiteError {
  return new SiteError(
    'lock-missing',
    `Lock ${name} is missing: there is no "${lockKey(name)}", which the chain names.`,
    'Restore the file from a backup. What was live before it can no longer be proved.',
  );
}

function wrongHash(expected: LockReference, found: NamedLock): SiteError {
  return new SiteError(
    'lock-altered',
    `Lock ${expected.name} was altered: its hash is ${found.sha256}, and the chain names ${expected.sha256}.`,
    'Restore the file from a backup. What it says, and what was live before it, can no longer be proved.',
  );
}
