import type { Browser } from 'playwright-core';
import { whenUsed } from '@site/processes';
import type { Finding } from './findings';

/** What one visit may use of the processor, in ms: ten times of what it takes, with another one at the same time. */
const VISIT_WITHIN_MS = 60_000;

/** How long a page that is at rest has to start after all, in ms. */
export const START_WITHIN_MS = 6_000;

/** A script that runs without end holds up everything that asks its page. */
export const ENDLESS: Finding = { check: 'answers', message: 'it does not come to rest' };

/** What a visit comes to; null where it takes too long, and is left to the end of the browser. */
export async function inTime<T>(browser: Browser, visit: Promise<T>): Promise<T | null> {
  // What fails after that fails because the browser was closed.
  visit.catch(() => undefined);
  const used = await processorTimeOf(browser);
  let stopWatching = () => undefined as void;
  const late = new Promise<null>((resolve) => {
    stopWatching = whenUsed(used, VISIT_WITHIN_MS, () => resolve(null));
  });
  return Promise.race([visit, late]).finally(stopWatching);
}

/** What all processes of a browser have used so far, in ms. The clock counts a tenth: a page may wait for what never comes. */
async function processorTimeOf(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const start = performance.now();
  return async () => {
    const { processInfo } = await session
      .send('SystemInfo.getProcessInfo')
      .catch(() => ({ processInfo: [] }));
    const seconds = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    return seconds * 1_000 + (performance.now() - start) / 10;
  };
}
