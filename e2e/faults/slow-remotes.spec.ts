import type { Page, Route } from '@playwright/test';
import { RETRY_PAUSES_MS, SCRIPT_TIMEOUT_MS } from '../../shell/remotes/load-with-retries';
import { heading, remotes } from '../support/site-pages';
import { expect, hydrated, test } from '../support/test';
import { intercept } from './remote-faults';
import { BROWSER_WORDS, FailureReports } from './whole-site';

const EVERY_SCRIPT = /\.js$/;

test.use({ expectedMessages: new RegExp(`${BROWSER_WORDS.source}|Part "`) });

/** Answers nothing until it is told to; then everything that was asked for, too. */
async function delayAnswer(page: Page, remote: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHolding = true;
  await intercept(page, remote, EVERY_SCRIPT, async (route) => {
    if (isHolding) held.push(route);
    else await route.continue();
  });
  return async () => {
    isHolding = false;
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)));
  };
}

/** The visitor scrolls, and puts the focus on a link of the page; `expectKept` tells whether both stay. */
async function settleDown(page: Page): Promise<{ expectKept: () => Promise<void> }> {
  const link = page.getByRole('main').locator('a').nth(1);
  await link.evaluate((element) => element.focus({ preventScroll: true }));
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  const shift = await page.evaluateHandle(() => {
    const seen = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return Object.assign(seen, { heading: document.querySelector('main h1') });
  });
  return {
    expectKept: async () => {
      await expect(link).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(400);
      expect(await shift.evaluate(({ sum }) => sum)).toBeLessThan(0.01);
      expect(
        await shift.evaluate(({ heading: before }) => before === document.querySelector('main h1')),
      ).toBe(true);
    },
  };
}

test.beforeEach(({ page }) => page.clock.install());

// Both remotes are loaded by the same code.
const [landing] = remotes;

test.describe('a first load', () => {
  const { remote, path, module } = landing;

  test(
    'a remote that answers after 12 s hydrates by itself, without a jump',
    { tag: '@desktop' },
    async ({ page }) => {
      const reports = new FailureReports(page, remote);
      const answer = await delayAnswer(page, remote);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await hydrated(page.getByRole('banner'));
      const { expectKept } = await settleDown(page);
      await page.clock.fastForward(SCRIPT_TIMEOUT_MS);
      await expect.poll(() => reports.texts).not.toEqual([]);
      await answer();
      await page.clock.fastForward(RETRY_PAUSES_MS[0] as number);
      await hydrated(heading(page));

      await expectKept();
      reports.expectOneForEachAttempt(module);
    },
  );
});
