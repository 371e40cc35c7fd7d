import type { Finding } from './findings';

/** How long one visit may take, in ms: twenty times of what it takes. */
const VISIT_WITHIN_MS = 60_000;

/** How long a page has to start, in ms; on a busy machine it takes two seconds. */
export const START_WITHIN_MS = 6_000;

/** A script that runs without end holds up everything that asks its page. */
export const ENDLESS: Finding = { check: 'answers', message: 'it does not come to rest within a minute' };

/** What a visit comes to; null where it takes too long, and is left to the end of the browser. */
export async function inTime<T>(visit: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, VISIT_WITHIN_MS, null)));
  // What fails after that fails because the browser was closed.
  visit.catch(() => undefined);
  return Promise.race([visit, late]).finally(() => clearTimeout(timer));
}
