import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A secret for an address, of 32 characters: 24 random bytes cannot be guessed. */
export function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether two secrets are the same: found out in the same time, however long they are and however many characters agree. */
export function isSameSecret(given: string, known: string): boolean {
  return timingSafeEqual(digest(given), digest(known));
}

function digest(words: string): Buffer {
  return createHash('sha256').update(words).digest();
}
