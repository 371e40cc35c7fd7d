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

/** @returns whether it may be done now; counts it if so */
export function rateLimiter({ most, windowMs }: RateLimit): () => boolean {
  let began = -Infinity;
  let count = 0;
  return () => {
    if (Date.now() - began >= windowMs) {
      began = Date.now();
      count = 0;
    }
    if (count >= most) return false;
    count += 1;
    return true;
  };
}

/** The same for each client: what a stranger does too often keeps no colleague out. */
export function clientLimiter(limit: RateLimit): (request: IncomingMessage) => boolean {
  const clients = new LRUCache<string, () => boolean>({ max: MAX_CLIENTS });
  return (request) => {
    const client = clientAddress(request);
    const mayDo = clients.get(client) ?? rateLimiter(limit);
    clients.set(client, mayDo);
    return mayDo();
  };
}
