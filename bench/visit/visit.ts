import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { BenchError } from '../bench-error';
import type { LongTask } from './blocking-time';
import { CPU_SLOWDOWN, LOAD_TIMEOUT, NETWORK, PHONE, WATCHED_AFTER_LOAD } from './conditions';
import type { LayoutShift } from './layout-shift';
import { NetworkLog, type PageRequest } from './network-log';

/** What one visit with a cold cache showed. Times in ms since navigation. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint, with the first words of its text. */
  largestElement: string;
  load: number;
  /** When React had taken over the page's heading; null where it never did. */
  hydrated: number | null;
  /** Of the main thread, from 50 ms. */
  tasks: LongTask[];
  shifts: LayoutShift[];
  requests: PageRequest[];
}

export interface VisitOptions {
  /** Find out how deep each request was. Slows scripts, so that such a visit's times mean nothing. */
  isTracingCauses?: boolean;
  /** On this machine and its network as they are, rather than on a cheap phone's. */
  isFast?: boolean;
  /** How long after load the page is watched, in ms. */
  watchedAfterLoad?: number;
}

interface Seen {
  paint: number;
  load: number;
  bench: {
    tasks: LongTask[];
    shifts: LayoutShift[];
    lcp: { time: number; element: string } | null;
    hydrated: number | null;
  };
}

/** Opens a page on the phone of `conditions.ts`, in a browser context of its own, and watches it. @throws BenchError */
export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { isTracingCauses = false, isFast = false, watchedAfterLoad = WATCHED_AFTER_LOAD } = options;
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = await NetworkLog.of(session, { isTracingCauses });
    if (!isFast) await slowDown(session, isTracingCauses ? 1 : CPU_SLOWDOWN);
    await page.addInitScript({ path: join(__dirname, 'page-observers.js') });
    await open(page, url);
    await page.waitForTimeout(watchedAfterLoad);
    // A page that a script draws may still be empty.
    await page.waitForSelector('h1', { timeout: LOAD_TIMEOUT });
    const { paint, load, bench } = await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return {
        paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
        load: navigation?.loadEventStart,
        bench: (globalThis as unknown as { siteBench: object }).siteBench,
      } as Seen;
    });
    return {
      firstPaint: paint,
      largestPaint: bench.lcp?.time ?? paint,
      largestElement: bench.lcp?.element ?? 'unknown',
      load,
      hydrated: bench.hydrated,
      tasks: bench.tasks,
      shifts: bench.shifts,
      requests: log.requests(),
    };
  } finally {
    await context.close();
  }
}

/** Goes to a page and waits for its load. @throws BenchError when it cannot be had */
export async function open(page: Page, url: string): Promise<void> {
  try {
    const response = await page.goto(url, { waitUntil: 'load', timeout: LOAD_TIMEOUT });
    if (response && response.status() >= 400)
      throw new Error(`it was answered with status ${response.status()}`);
  } catch (cause) {
    const [reason] = String((cause as Error).message).split('\n');
    throw new BenchError(
      `The page ${url} could not be opened: ${reason}`,
      'Open it in a browser, and see why.',
    );
  }
}

async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
