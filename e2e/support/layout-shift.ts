import type { Page } from '@playwright/test';

/** Sums the layout shifts from the start, those that no input asked for (https://web.dev/articles/cls). */
export async function sumShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) (window as never as { shifts: number }).shifts += entry.value;
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
