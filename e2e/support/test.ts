import { type Locator, type Page, test as base } from '@playwright/test';
import { noteMessages } from './console-messages';

export { expect } from '@playwright/test';

/** Journeys start at the composed site and fail on any message in the console that they did not announce. */
export const test = base.extend<{ expectedMessages: RegExp | null; site: string; previews: string }>({
  baseURL: async ({}, use) => use(process.env.SITE_URL),
  site: async ({}, use) => use(process.env.SITE_URL as string),
  /** Origin of the previews. */
  previews: async ({}, use) => use(process.env.SITE_PREVIEWS_URL as string),
  /** Console errors and warnings that the journey is about. */
  expectedMessages: [null, { option: true }],
  page: async ({ page, expectedMessages }, use) => {
    const messages = noteMessages(page, expectedMessages);
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    base.expect(await messages(), 'messages in the console').toEqual([]);
  },
});

/** Waits until React has taken over an element that the server sent. */
export async function hydrated(element: Locator): Promise<void> {
  await base.expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber'))), {
      // Looked at often: every journey waits here, and the default goes up to a second.
      intervals: [25, 50, 100],
    })
    .toBe(true);
}

/** Leaves a page before its server stops: what it asks for late would be asked in vain, and the console would say so. */
export async function leavePage(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** Waits until all of a page is laid out, in its own letters (`shell/document/scripts/arrival.ts`): nothing moves after it. */
export async function hasArrived(page: Page): Promise<void> {
  await base.expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits until the browser has nothing else to do. A page that draws nothing may never be told so: a frame is asked for first. */
export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))),
  );
}
