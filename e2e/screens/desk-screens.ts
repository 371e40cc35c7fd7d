import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { hero } from '../../landing-remote/content/hero.content';
import { Checkout } from '../support/checkout';
import { startDesk } from '../support/site-command';
import { supplyEverything } from '../support/supply-everything';
import type { Screen, Sheet } from './screens';

/** A desk that is open, and what to take pictures of. */
export interface DeskScreens {
  url: string;
  session: BrowserContextOptions['storageState'];
  sheet: Sheet;
  stop(): Promise<void>;
}

/**
 * Waits until a screen is whole, with all that it frames.
 * @param frames how many pages it frames: they come with the last answer of several, and nothing says before that they will
 */
const untilDrawn = (frames: number) => async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const words of ['Reading the store', 'Composing the pages to compare them'])
    await page.getByText(words).waitFor({ state: 'detached', timeout: 60_000 });
  const framed = page.locator('iframe');
  if (frames > 0) await framed.nth(frames - 1).waitFor({ state: 'attached', timeout: 60_000 });
  // Frames below the window are neither fetched nor painted.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()!.width, height });
  for (const frame of await framed.all())
    await frame.contentFrame().getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_500);
};

/** A screen on a laptop and on a phone. @param frames how many pages it frames */
export const onBoth = (name: string, path: string, frames = 0): Screen[] => {
  const drawn = { path, isWhole: true, act: untilDrawn(frames) };
  return [
    { ...drawn, name, width: 1280, shown: 760 },
    { ...drawn, name: `${name}, phone`, width: 360, shown: 240 },
  ];
};

/** Opens the desk on a store, in which one campaign went live, and the next one waits. */
export async function openDeskScreens(browser: Browser, store: string): Promise<DeskScreens> {
  const release = await publishCampaigns(store);
  const desk = await startDesk({ address: store }, 'Asha Nair');
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(desk.link);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const session = await context.storageState();
  await context.close();
  return {
    url: new URL(desk.link).origin,
    session,
    sheet: {
      name: 'desk',
      screens: [
        ...onBoth('Now', '/', 4),
        ...onBoth('Waiting', '/waiting'),
        ...onBoth('A candidate', `/waiting/landing/${release}`, 4),
        ...onBoth('Edit', '/edit/landing/en/hero', 1),
        ...onBoth('The business', '/edit/shell/en/business-values'),
        ...onBoth('History', '/history'),
        ...onBoth('Take back', '/take-back', 4),
        ...onBoth('People, before anybody has begun', '/people'),
      ],
    },
    stop: () => desk.stop(),
  };
}

/** @returns the release that waits */
async function publishCampaigns(store: string): Promise<string> {
  const marketing = Checkout.make('Marketing');
  const publish = async (before: string, title: string, message: string) => {
    marketing.edit('landing-remote/content/hero.content.ts', before, title);
    const printed = await marketing.site(store, '--json', 'publish', 'landing', '--message', message);
    const [published] = printed.trim().split('\n');
    return (JSON.parse(published!) as { release: string }).release;
  };
  try {
    supplyEverything(marketing);
    const first = 'Everything for your shop’s shelves';
    const live = await publish(hero.title, first, 'Campaign for the monsoon');
    await marketing.site(store, 'promote', `landing@${live}`, '--unchecked', '--message', 'Before the rain');
    return await publish(first, 'Stock your shop before it opens', 'Campaign for the festival week');
  } finally {
    marketing.remove();
  }
}
