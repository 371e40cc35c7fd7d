import type { Page } from '@playwright/test';

/**
 * Sums the layout shifts from the start (https://web.dev/articles/cls), for journeys in which the page is not touched: Chromium takes
 * it for a touch that the screen's size is set, and would excuse all shifts of the first 500 ms (`hadRecentInput`).
 */
export async function sumShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[])
        (window as never as { shifts: number }).shifts += value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    await framesShown(page);
    return page.evaluate(() => (window as never as { shifts: number }).shifts);
  };
}

/** Waits until what has changed is shown: the browser tells of what moved in a frame after it. */
function framesShown(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise((shown) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => shown()))),
      ),
  );
}
