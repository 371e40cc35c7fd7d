import { expect } from '@playwright/test';
import type { Browser, Page } from 'playwright-core';
import { contact } from '../../landing-remote/content/contact.content';
import { hero } from '../../landing-remote/content/hero.content';
import { serviceAreas } from '../../landing-remote/content/service-areas.content';
import { frame } from '../../shell/content/frame.content';
import { CPU_SLOWDOWN, NETWORK, PHONE } from './conditions';
import { open } from './visit';

/** How long a step may take to show what it did, in ms, on a processor that is made slow. */
const patience = expect.configure({ timeout: 20_000 });

/** What a shopkeeper does on the site, on either page; each step waits for what it shows. */
const onAnyPage: ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await menuButton(page).tap();
    await page.getByRole('radio', { name: 'Dark' }).tap();
    await patience(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await menuButton(page).tap();
    await patience(page.getByRole('radio', { name: 'Dark' })).toBeHidden();
  },
];

const onTheLandingPage: ((page: Page) => Promise<void>)[] = [
  async (page) => {
    await page.getByRole('link', { name: hero.learnMore.label }).tap();
    await patience(page.locator('#services')).toBeInViewport();
  },
  async (page) => {
    // A tap shows no tooltip, as it has its words beside it; a key does.
    const downloads = page
      .getByRole('region', { name: contact.title })
      .getByRole('link', { name: /Download/ });
    await downloads.focus();
    await page.keyboard.press('Tab');
    await patience(page.getByRole('tooltip')).toHaveText(contact.ios.comingSoon);
  },
  async (page) => {
    const { label, action } = serviceAreas.pincodeCheck;
    await page.getByRole('textbox', { name: label }).tap();
    await page.keyboard.type('560001');
    await page.getByRole('button', { name: action }).tap();
    await patience(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
  },
];

const toTheOtherPageAndBack = async (page: Page) => {
  const heading = page.getByRole('heading', { level: 1 });
  const words = await heading.textContent();
  const other = new URL(page.url()).pathname === '/' ? '/privacy-policy' : '/';
  await page.locator(`a[href="${other}"]:visible`).first().tap();
  await patience(heading).not.toHaveText(words!);
  await page.goBack();
  await patience(heading).toHaveText(words!);
};

const menuButton = (page: Page) => page.getByText(frame.menu, { exact: true });

/**
 * How long the slowest tap of a visit waits for the next paint, in ms (web.dev "INP": with so few taps, the slowest): menu, theme,
 * anchor, tooltip, pincode, the other page, and back.
 */
export async function slowestInteraction(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(observeInteractions);
    await open(page, url);
    const isLanding = new URL(url).pathname === '/';
    for (const step of [...onAnyPage, ...(isLanding ? onTheLandingPage : []), toTheOtherPageAndBack])
      await step(page);
    return await page.evaluate(() => Math.max(...(globalThis as unknown as Observed).siteInteractions));
  } finally {
    await context.close();
  }
}

interface Observed {
  siteInteractions: number[];
}

/** Runs in the page, before its own scripts. Shorter ones than 16 ms are not reported (W3C Event Timing §2). */
function observeInteractions(): void {
  const durations: number[] = [0];
  Object.assign(globalThis, { siteInteractions: durations });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) durations.push(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}
