import { test as base } from '@playwright/test';
import { browserEnvironment } from '../../platform/page-check/browser';
import { startFirefox } from './firefox';
import { DEBIAN_PACKAGES, findFirefox, findWebKitGtk } from './installed-others';
import { openNotingRelay } from './noting-relay';
import type { OtherBrowser } from './other-browser';
import { startWebKitGtk } from './webkitgtk';

export { expect } from '@playwright/test';

/** Size of a laptop's window, in CSS pixels. */
const LAPTOP = { width: 1280, height: 800 };

export interface OtherBrowserOptions {
  otherBrowser: OtherBrowser['name'];
}

interface Started {
  /** null where it is not installed. */
  window: OtherBrowser | null;
  /** Origin at which the site is opened in it. */
  origin: string;
}

/** Starts a browser; null where it is not installed. */
const START: Record<OtherBrowser['name'], () => Promise<OtherBrowser> | null> = {
  firefox: () => {
    const path = findFirefox(process.env);
    return path === null ? null : startFirefox(path, browserEnvironment(process.env));
  },
  webkitgtk: () => {
    const paths = findWebKitGtk(process.env);
    return paths && startWebKitGtk(paths, browserEnvironment(process.env));
  },
};

/** Journeys in the browser that the project names. They fail on any error in its console. */
export const test = base.extend<
  { visitor: OtherBrowser; origin: string },
  OtherBrowserOptions & { started: Started }
>({
  otherBrowser: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ otherBrowser }, use) => {
      const site = process.env.SITE_URL as string;
      const window = await START[otherBrowser]();
      const relay = window?.isSilent ? await openNotingRelay(site) : null;
      await use({ window, origin: relay?.url ?? site });
      await window?.close();
      await relay?.stop();
    },
    { scope: 'worker' },
  ],
  origin: async ({ started }, use) => use(started.origin),
  visitor: async ({ started: { window, origin }, otherBrowser }, use, testInfo) => {
    testInfo.skip(!window, `No ${otherBrowser} on this machine: Debian has ${DEBIAN_PACKAGES.join(', ')}.`);
    await leave(window!, origin);
    await window!.resize(LAPTOP.width, LAPTOP.height);
    await window!.evaluate('localStorage.clear()');
    await use(window!);
    base.expect(await window!.messages(), 'messages in the console').toEqual([]);
  },
});

/** Leaves a page, which breaks off what it still loads; what the console says to that is about nothing. */
export async function leave(visitor: OtherBrowser, origin: string): Promise<void> {
  await visitor.open(`${origin}/robots.txt`);
  await visitor.messages();
}

/** Whether React has taken over the page's heading. */
export async function hydrated(visitor: OtherBrowser): Promise<void> {
  await shows(
    visitor,
    `Object.keys(document.querySelector('h1')).some((key) => key.startsWith('__reactFiber'))`,
  );
}

/** Waits until an expression holds in the page. */
export async function shows(visitor: OtherBrowser, expression: string, value: unknown = true): Promise<void> {
  await base.expect
    .poll(() => visitor.evaluate(expression), { message: expression, intervals: [50] })
    .toEqual(value);
}
