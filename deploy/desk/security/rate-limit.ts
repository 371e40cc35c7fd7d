/** How often something may be done in a window of time. */
export interface RateLimit {
  most: number;
  windowMs: number;
}

/** Reads: a screen asks for some ten things at once, and again after each change of the store. */
export const READS: RateLimit = { most: 600, windowMs: 60_000 };
/** Changes: more than a person makes. */
export const CHANGES: RateLimit = { most: 30, windowMs: 60_000 };
/** Attempts to sign in, and invitations that are opened or used, of everybody together. */
export const ENTRIES: RateLimit = { most: 60, windowMs: 60_000 };
/** Links with a wrong token. */
export const WRONG_TOKENS: RateLimit = { most: 10, windowMs: 60_000 };

/** @returns whether it may be done now; counts it if so */
export function rateLimiter({ most, windowMs }: RateLimit, now: () => number = Date.now): () => boolean {
  let began = -Infinity;
  let count = 0;
  return () => {
    if (now() - began >= windowMs) {
      began = now();
      count = 0;
    }
    if (count >= most) return false;
    count += 1;
    return true;
  };
}
