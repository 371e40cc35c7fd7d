import { createHash } from 'node:crypto';
import { z } from 'zod';
import { canonicalJson } from '../store/canonical-json';
import { lockNameSchema, partNameSchema, releaseIdSchema, sha256Schema, timeSchema } from './record-names';

/** Names a lock and vouches for its bytes. */
const lockReferenceSchema = z.strictObject({ name: lockNameSchema, sha256: sha256Schema });

/** The immutable record of what a site is made of: one release of each part, and the lock before it. */
export const siteLockSchema = z
  .strictObject({
    format: z.literal(1),
    /** One more than the previous lock's; the first is 1. */
    number: z.number().int().min(1).max(999_999),
    previous: lockReferenceSchema.nullable(),
    /** The lock whose composed files this one shows (`sites/<name>/`); null: its own, as its name follows from it. */
    site: lockNameSchema.nullable(),
    parts: z.record(
      partNameSchema,
      z.strictObject({ release: releaseIdSchema, manifestSha256: sha256Schema }),
    ),
    kind: z.enum(['promote', 'rollback']),
    /** For a rollback, the lock that it goes back to; for a promotion that takes one part back, the lock that it took that part's release from. */
    restores: lockNameSchema.optional(),
    author: z.string().min(1),
    message: z.string(),
    /** When the lock was made, just before it went live; later than the previous lock's. */
    time: timeSchema,
    /** False where reading offline is switched off; missing where it is on. */
    offline: z.literal(false).optional(),
    /** The public origin that the pages were composed for: `https://example.com`. */
    origin: z.string().refine(isOrigin, 'is not an origin such as https://example.com'),
  })
  .refine(isNextToPrevious, 'does not follow the lock that it names as the previous one');

export type SiteLock = z.infer<typeof siteLockSchema>;
export type LockReference = z.infer<typeof lockReferenceSchema>;

/** A lock with its name, and the hash of its bytes in hexadecimal. */
export interface NamedLock extends LockReference {
  lock: SiteLock;
}

/** What the maker of a lock decides; the rest follows from the lock before it. */
export type SiteLockInput = Omit<SiteLock, 'format' | 'number' | 'previous'>;

/**
 * The lock that comes after the given one (null: the first). Its time is moved to just after the previous lock's
 * where this machine's clock is behind, so that time never runs backwards along the chain.
 */
export function nextLock(previous: NamedLock | null, input: SiteLockInput): SiteLock {
  if (previous === null) return { ...input, format: 1, number: 1, previous: null };

  const earliest = Date.parse(previous.lock.time) + 1;
  return {
    ...input,
    format: 1,
    number: previous.lock.number + 1,
    previous: { name: previous.name, sha256: previous.sha256 },
    time: new Date(Math.max(Date.parse(input.time), earliest)).toISOString(),
  };
}

/** `000042-0123456789ab`: the number, and the first 12 digits of the hash of the lock's canonical bytes. */
export function lockName(lock: SiteLock): string {
  return nameLock(lock).name;
}

/** A lock with the name and the hash that it is stored by. */
export function nameLock(lock: SiteLock): NamedLock {
  const sha256 = sha256Of(canonicalJson(lock));
  return { name: nameOf(lock.number, sha256), sha256, lock };
}

/** The name of a lock whose bytes have this hash. */
export function nameOf(number: number, sha256: string): string {
  return `${String(number).padStart(6, '0')}-${sha256.slice(0, 12)}`;
}

export function sha256Of(body: Uint8Array): string {
  return createHash('sha256').update(body).digest('hex');
}

/** The name of the tree of composed files (`siteFolder`) that a lock shows. */
export function siteTreeOf({ name, lock }: Pick<NamedLock, 'name' | 'lock'>): string {
  return lock.site ?? name;
}

/** Whether browsers keep a lock's pages for reading offline; they do unless it was switched off. */
export function keepsOffline(lock?: Pick<SiteLock, 'offline'>): boolean {
  return lock?.offline !== false;
}

function isNextToPrevious({ number, previous }: { number: number; previous: LockReference | null }): boolean {
  return previous === null ? number === 1 : Number(previous.name.slice(0, 6)) === number - 1;
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;
}
