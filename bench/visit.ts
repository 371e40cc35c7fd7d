import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { BenchError } from './command';
import type { LongTask } from './blocking-time';
import { LOAD_TIMEOUT, NETWORK, WATCHED_AFTER_LOAD } from './conditions';
import { NetworkLog, type PageRequest } from '../e2e/requests/network-log';
import { UninspectedPage } from './uninspected-page';

/** What one visit with a cold cache showed. Times in ms since navigation. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** The element of the largest paint, with the first words of its text. */
  largestElement: string;
  load: number;
  /** When React had taken over the page's heading; null where it never did. */
  hydrated: number | null;
  /** Cumulative layout shift, a score without unit. */
  layoutShift: number;
  /** Of the main thread, from 50 ms. */
  tasks: LongTask[];
  requests: PageRequest[];
}

interface VisitOptions {
  /** How many times slower the processor is made. */
  cpuSlowdown: number;
  /** Find out how deep each request was. Slows scripts, so the times of such a visit mean nothing. */
  isTracingCauses?: boolean;
}

const script = (file: string) => readFileSync(join(__dirname, file), 'utf8');
const observers = script('../e2e/requests/page-observers.js');
/** A page that a script draws may still be empty. */
const untilHeading = `new Promise((resolve, reject) => {
  const look = () => document.querySelector('h1') ? resolve() : setTimeout(look, 50);
  setTimeout(() => reject(new Error('There is no heading.')), ${LOAD_TIMEOUT});
  look();
})`;
const vitals = `${readFileSync(require.resolve('web-vitals'), 'utf8')};${script('page-vitals.js')}`;

/** Opens a page on the phone of `conditions.ts`, in a browser context of its own, and observes it. @throws BenchError */
export async function visit(
  browser: Browser,
  url: string,
  { cpuSlowdown, isTracingCauses = false }: VisitOptions,
): Promise<Visit> {
  const page = await UninspectedPage.in(browser);
  try {
    const log = await NetworkLog.of(page, { isTracingCauses });
    await page.send('Network.emulateNetworkConditions', NETWORK);
    await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: observers });
    await orNotOpened(url, page.open(url));
    await pause(WATCHED_AFTER_LOAD);
    await page.evaluate(untilHeading);
    const seen = await page.evaluate<Omit<Visit, 'requests'>>(vitals);
    return { ...seen, requests: await log.requests() };
  } finally {
    await page.close();
  }
}

/** Waits until a page is open. @throws BenchError with the address, when it cannot be */
export async function orNotOpened(url: string, opening: Promise<void>): Promise<void> {
  try {
    await opening;
  } catch (cause) {
    const [reason] = (cause as Error).message.split('\n');
    throw new BenchError(`The page ${url} could not be opened: ${reason}. Open it in a browser.`);
  }
}
