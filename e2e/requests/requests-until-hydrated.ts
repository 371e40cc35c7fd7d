import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { until } from './bytes';
import { NetworkLog, type PageRequest } from './network-log';
import { expect, hydrated } from '../support/test';

interface Seen {
  /** ms since navigation; null before. */
  hydrated: number | null;
}

const OBSERVERS = join(__dirname, 'page-observers.js');

/** What a page asks for until it is hydrated, and why. What it asks for later, when it has nothing to do, is not among it. */
export async function requestsUntilHydrated(page: Page, path: string): Promise<PageRequest[]> {
  const log = await NetworkLog.of(await page.context().newCDPSession(page), { isTracingCauses: true });
  await page.addInitScript({ path: OBSERVERS });
  await page.goto(path);
  await hydrated(page.getByRole('heading', { level: 1 }));
  const seen = () => page.evaluate(() => (globalThis as unknown as { siteBench: Seen }).siteBench.hydrated);
  await expect.poll(seen).not.toBeNull();
  return until(await log.requests(), (await seen())!);
}
