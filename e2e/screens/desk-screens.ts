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

/** Frames of pages are drawn when the words around them are there. */
const untilDrawn = async (page: Page) => {
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const words of ['Reading the store', 'Composing the pages to compare them'])
    await page.getByText(words).waitFor({ state: 'detached', timeout: 60_000 });
  // Frames below the window are neither fetched nor painted.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()!.width, height });
  for (const frame of await page.locator('iframe').all())
    await frame.contentFrame().getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_500);
};

/** A screen on a laptop and on a phone. */
export const onBoth = (name: string, path: string): Screen[] => [
  { name, path, width: 1280, shown: 760, isWhole: true, act: untilDrawn },
  { name: `${name}, phone`, path, width: 360, shown: 240, isWhole: true, act: untilDrawn },
];

/** Opens the desk on a store, in which one campaign went live, and the next one waits. */
export async function openDeskScreens(browser: Browser, store: string): Promise<DeskScreens> {
  const release = await publishCampaigns(store);
  const desk = await startDesk(store, 'Asha Nair');
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
        ...onBoth('Now', '/'),
        ...onBoth('Waiting', '/waiting'),
        ...onBoth('A candidate', `/waiting/landing/${release}`),
        ...onBoth('Edit', '/edit/landing/en/hero'),
        ...onBoth('The business', '/edit/shell/en/business-values'),
        ...onBoth('History', '/history'),
        ...onBoth('Take back', '/take-back'),
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
