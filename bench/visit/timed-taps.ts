import type { Browser } from 'playwright-core';
import { CPU_SLOWDOWN, NETWORK } from './conditions';
import { UninspectedPage } from './uninspected-page';

/** A page of the phone and network of `conditions.ts` that times taps and keys from its beginning; whoever asks closes it. */
export async function pageThatTimesTaps(browser: Browser): Promise<UninspectedPage> {
  const page = await UninspectedPage.in(browser);
  await page.send('Network.emulateNetworkConditions', NETWORK);
  await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${timeTaps})()` });
  return page;
}

/** How long the slowest tap or key of a visit waited for the next paint, in ms; 0 when it was less than 16. */
export const slowestTap = (page: UninspectedPage) =>
  page.evaluate<number>('Number(sessionStorage.siteSlowestTap ?? 0)');

/**
 * Runs in the page, before its own scripts. Shorter ones than 16 ms are not reported (W3C Event Timing §2). The session keeps
 * the slowest: a tap on a link may be followed by a load.
 */
function timeTaps(): void {
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId && duration > Number(sessionStorage.siteSlowestTap ?? 0))
        sessionStorage.siteSlowestTap = duration;
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
