import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { readHistory } from '@site/operations';
import { openStore } from '@site/ledger';
import { Checkout } from '../support/checkout';
import { startDesk } from '../support/site-command';
import { supplyEverything } from '../support/supply-everything';
import type { Screen, Sheet } from './screens';
import { english } from '../support/site-words';

const { hero } = english;

/** A desk that is open, and what to take pictures of. */
interface DeskScreens {
  url: string;
  session: BrowserContextOptions['storageState'];
  sheets: Sheet[];
  stop(): Promise<void>;
}

/** Whose desk it is. */
const AUTHOR = 'Asha Nair';

async function untilRead(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const words of ['Reading the store', 'Composing the pages to compare them'])
    await page.getByText(words).waitFor({ state: 'detached', timeout: 60_000 });
}

/**
 * Waits until a screen is whole, with all that it frames.
 * @param frames how many pages it frames: they come with the last answer of several, and nothing says before that they will
 */
const untilDrawn = (frames: number) => async (page: Page) => {
  await untilRead(page);
  const framed = page.locator('iframe');
  if (frames > 0) await framed.nth(frames - 1).waitFor({ state: 'attached', timeout: 60_000 });
  // Frames below the window are neither fetched nor painted.
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()!.width, height });
  for (const frame of await framed.all())
    await frame.contentFrame().getByRole('heading', { level: 1 }).first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1_500);
};

/** A whole screen on a laptop and on a phone. @param frames how many pages it frames */
const onBoth = (name: string, path: string, frames = 0): Screen[] => [
  { name, path, width: 1280, shown: 760, isWhole: true, act: untilDrawn(frames) },
  { name: `${name}, phone`, path, width: 360, shown: 240, isWhole: true, act: untilDrawn(frames) },
];

/** Opens a desk's link. @returns the context that is signed in from then on, and its page */
async function signedIn(browser: Browser, link: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(link);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { context, page };
}

/** Opens the desk on a store, in which one campaign went live, and the next one waits. */
export async function openDeskScreens(browser: Browser, store: string): Promise<DeskScreens> {
  const candidate = await publishCampaigns(store);
  const desk = await startDesk(store, AUTHOR);
  const { context } = await signedIn(browser, desk.link);
  const { origin } = new URL(desk.link);
  const session = await context.storageState();
  await context.close();
  const { entries } = await readHistory(await openStore(store, { env: {} }), 1);
  const [live] = entries.map(({ name }) => name);
  return {
    url: origin,
    session,
    sheets: [
      {
        name: 'desk',
        screens: [
          ...onBoth('Now', '/', 4),
          ...onBoth('Waiting', '/waiting'),
          ...onBoth('A candidate', candidate, 4),
          ...onBoth('History', '/history'),
          ...onBoth('One deployment', `/history/${live}`),
          ...onBoth('Roll back', '/rollback', 4),
          ...onBoth('People, without an access policy', '/people'),
          ...onBoth('An address that is not there', '/nowhere'),
        ],
      },
      {
        name: 'desk-edit',
        screens: [
          ...onBoth('What can be edited', '/edit'),
          ...onBoth('The words of a part in a language', '/edit/landing/en'),
          ...onBoth('A form, next to its page', '/edit/landing/en/hero', 1),
          ...onBoth('A form with pictures', '/edit/landing/en/features', 1),
          ...onBoth('A translation', '/edit/landing/kn/hero', 1),
          ...onBoth('The business', '/edit/shell/en/business-values'),
        ],
      },
    ],
    stop: () => desk.stop(),
  };
}

/** Puts one campaign live, and publishes the next one. @returns the address of its screen at the desk */
async function publishCampaigns(store: string): Promise<string> {
  const marketing = new Checkout('Marketing');
  const publish = async (before: string, title: string, message: string) => {
    marketing.edit('landing-remote/content/hero.json', before, title);
    const printed = await marketing.site(store, '--json', 'publish', 'landing', '--message', message);
    const [published] = printed.trim().split('\n');
    return (JSON.parse(published!) as { release: string }).release;
  };
  try {
    supplyEverything(marketing);
    const first = 'Everything for your shop’s shelves';
    const live = await publish(hero.title, first, 'Campaign for the monsoon');
    await marketing.site(store, 'promote', `landing@${live}`, '--unchecked', '--message', 'Before the rain');
    const title = 'Stock your shop before it opens';
    return `/waiting/landing/${await publish(first, title, 'Campaign for the festival week')}`;
  } finally {
    marketing.remove();
  }
}
