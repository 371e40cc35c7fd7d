import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientAddress } from '@site/server';

/** How often something may be done in a window of time. */
export interface RateLimit {
  most: number;
  windowMs: number;
}

/** Reads: a screen asks for some ten things at once, and again after each change of the store. */
export const READS: RateLimit = { most: 600, windowMs: 60_000 };
/** Changes: more than a person makes. */
export const CHANGES: RateLimit = { most: 30, windowMs: 60_000 };
/** Attempts of a client to sign in, and to open or use an invitation. */
export const ENTRIES: RateLimit = { most: 60, windowMs: 60_000 };
/** What is refused to a client without a session, as far as the log says each. */
export const STRANGERS: RateLimit = { most: 10, windowMs: 60_000 };

/** Clients that are remembered; of more, those that came first are forgotten. */
const MAX_CLIENTS = 10_000;

/** Counts by client, and in all without one. @returns whether it may be done now; counts it if so */
export function rateLimiter({ most, windowMs }: RateLimit, clients = 1): (client?: string) => boolean {
  const counts = new LRUCache<string, number>({ max: clients, ttl: windowMs });
  return (client = '') => {
    const count = counts.get(client) ?? 0;
    // The window is that of the first.
    if (count < most) counts.set(client, count + 1, { noUpdateTTL: true });
    return count < most;
  };
}

/** The same for each client: what a stranger does too often keeps no colleague out. */
export function clientLimiter(limit: RateLimit): (request: IncomingMessage) => boolean {
  const mayDo = rateLimiter(limit, MAX_CLIENTS);
  return (request) => mayDo(clientAddress(request));
}
