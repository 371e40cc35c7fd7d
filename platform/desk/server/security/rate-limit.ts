import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { clientAddress } from '@site/server';

/** The window of time in which is counted how often something is done, in ms. */
const WINDOW_MS = 60_000;

/** Reads: a screen asks for some ten things at once, and again after each change of the store. */
export const READS = 600;
/** Changes: more than a person makes. */
export const CHANGES = 30;
/** Attempts of a client to sign in, and to open or use an invitation. */
export const ENTRIES = 60;
/** What is refused to a client without a session, as far as the log says each. */
export const STRANGERS = 10;

/** Clients that are remembered; of more, those that came first are forgotten. */
const MAX_CLIENTS = 10_000;

/** Counts by client, and in all without one. @returns whether it may be done now; counts it if so */
export function rateLimiter(most: number, clients = 1): (client?: string) => boolean {
  const counts = new LRUCache<string, number>({ max: clients, ttl: WINDOW_MS });
  return (client = '') => {
    const count = counts.get(client) ?? 0;
    // The window is that of the first.
    if (count < most) counts.set(client, count + 1, { noUpdateTTL: true });
    return count < most;
  };
}

/** The same for each client: what a stranger does too often keeps no colleague out. */
export function clientLimiter(most: number): (request: IncomingMessage) => boolean {
  const mayDo = rateLimiter(most, MAX_CLIENTS);
  return (request) => mayDo(clientAddress(request));
}
