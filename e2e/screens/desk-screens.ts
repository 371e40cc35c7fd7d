import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { hero } from '../../landing-remote/content/hero.content';
import { Checkout } from '../support/checkout';
import { startDesk } from '../support/site-command';
import { supplyEverything } from '../support/supply-everything';
import type { Screen, Sheet } from './screens';

/** A desk that is open, and what to take pictures of. */
interface DeskScreens {
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
  for (const frame of page.frames()) await frame.waitForLoadState('load', { timeout: 60_000 });
  await page.waitForTimeout(1_000);
};

const onBoth = (name: string, path: string): Screen[] => [
  { name, path, width: 1280, shown: 760, isWhole: true, act: untilDrawn },
  { name: `${name}, phone`, path, width: 360, shown: 240, isWhole: true, act: untilDrawn },
];

/** Opens the desk on a store, in which a release of landing then waits. */
export async function openDeskScreens(browser: Browser, store: string): Promise<DeskScreens> {
  const release = await publishCampaign(store);
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
        ...onBoth('History', '/history'),
        ...onBoth('Take back', '/take-back'),
      ],
    },
    stop: () => desk.stop(),
  };
}

async function publishCampaign(store: string): Promise<string> {
  const marketing = Checkout.make('Marketing');
  try {
    supplyEverything(marketing);
    marketing.edit('landing-remote/content/hero.content.ts', hero.title, 'Stock your shop before it opens');
    const message = 'Campaign for the festival week';
    const printed = await marketing.site(store, '--json', 'publish', 'landing', '--message', message);
    const [published] = printed.trim().split('\n');
    return (JSON.parse(published!) as { release: string }).release;
  } finally {
    marketing.remove();
  }
}
