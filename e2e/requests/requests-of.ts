import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { until } from './bytes';
import { NetworkLog, type PageRequest } from './network-log';
import { expect, hasArrived, hydrated } from '../support/test';

interface Seen {
  /** ms since navigation; null before. */
  hydrated: number | null;
}

const OBSERVERS = join(__dirname, 'page-observers.js');

interface PageRequests {
  /** What it asks for later, when it has nothing to do, is not among it. */
  untilHydrated: PageRequest[];
  /** Until all of it is laid out in its own letters, which may come before and after it is hydrated. */
  untilArrived: PageRequest[];
}

/** What a page asks for, and why. */
export async function requestsOf(page: Page, path: string): Promise<PageRequests> {
  const log = await NetworkLog.of(await page.context().newCDPSession(page), { isTracingCauses: true });
  await page.addInitScript({ path: OBSERVERS });
  await page.goto(path);
  await hydrated(page.getByRole('heading', { level: 1 }));
  const seen = () => page.evaluate(() => (globalThis as unknown as { siteBench: Seen }).siteBench.hydrated);
  await expect.poll(seen).not.toBeNull();
  await hasArrived(page);
  const untilArrived = await log.requests();
  return { untilHydrated: until(untilArrived, (await seen())!), untilArrived };
}
