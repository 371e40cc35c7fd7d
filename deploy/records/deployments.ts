import { canonicalJson } from '../store/canonical-json';
import { parseRecord } from '../store/parse-record';
import { lockKey } from './record-names';
import { SiteError } from '../store/site-error';
import { lockName, nameOf, sha256Of, siteLockSchema, type NamedLock, type SiteLock } from './deployment';
import type { Store } from '../store/store';

/**
 * Stores a lock under its name. It is on no channel yet: until a pointer names it, it changes nothing.
 * Storing the same lock again is no error.
 *
 * @throws SiteError `lock-invalid`, `lock-altered`
 */
export async function writeLock(store: Store, lock: SiteLock): Promise<NamedLock> {
  const result = siteLockSchema.safeParse(lock);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new SiteError(
      'lock-invalid',
      `This is no site lock: ${issue?.path.join('.')} ${issue?.message}.`,
      'Repeat the command; if it stays so, the lock on the channel was made by another version of the tool.',
      { cause: result.error },
    );
  }

  const name = lockName(result.data);
  await store.create(lockKey(name), canonicalJson(result.data));
  const stored = await readLock(store, name);
  if (stored === null) throw new Error(`Lock ${name} vanished after it was written.`);

  return stored;
}

/**
 * The lock of a name, or null when there is none. Its bytes are checked against the name.
 *
 * @throws SiteError `bad-name`, `lock-altered`, `record-unreadable`
 */
export async function readLock(store: Store, name: string): Promise<NamedLock | null> {
  const key = lockKey(name);
  const stored = await store.read(key);
  if (stored === null) return null;

  const sha256 = sha256Of(stored.body);
  if (name.slice(7) !== sha256.slice(0, 12)) throw alteredLock(key, name, sha256);

  const lock = parseRecord(key, stored.body, siteLockSchema);
  if (name !== nameOf(lock.number, sha256)) throw alteredLock(key, name, sha256);

  return { name, sha256, lock };
}

function alteredLock(key: string, name: string, sha256: string): SiteError {
  return new SiteError(
    'lock-altered',
    `Lock ${name} was altered: the bytes of "${key}" have the hash ${sha256}, which the name does not allow.`,
    'Restore the file from a backup. The locks after it are not affected; what it says can no longer be proved.',
  );
}
