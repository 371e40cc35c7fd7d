import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Screen } from './screens';

/** A picture, with what the sheet needs to know of it. */
export interface TakenScreen {
  screen: Screen;
  png: Buffer;
  /** Of the picture, in px. */
  height: number;
}

const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

/**
 * Takes a picture, when nothing moves any more.
 * @param session of the desk; missing for the composed site
 */
export async function takeScreen(
  browser: Browser,
  site: string,
  screen: Screen,
  theme: 'light' | 'dark',
  session?: BrowserContextOptions['storageState'],
): Promise<TakenScreen> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width: screen.width, height: HEIGHTS[screen.width] ?? 1000 },
    colorScheme: theme,
    // A browser of another language is offered the site in that one.
    locale: languages.find(({ tag }) => screen.path.startsWith(`/${tag}/`))?.tag ?? DEFAULT_LANGUAGE,
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
    storageState: session,
  });
  const page = await context.newPage();
  // The desk listens for as long as it is open.
  await page.goto(screen.path, { waitUntil: session ? 'load' : 'networkidle' });
  if (screen.media) await page.emulateMedia({ media: screen.media });
  if (screen.isWhole && !session) await seeAll(page);
  await screen.act?.(page);
  // Toasts and menus glide in.
  await page.waitForTimeout(400);
  const png = await page.screenshot({ fullPage: screen.isWhole });
  await context.close();
  return { screen, png, height: png.readUInt32BE(20) };
}

/** Pictures below the fold are fetched when they come near. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
  });
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}
