import { DEFAULT_LANGUAGE, languages } from '@site/shared/site/languages';
import type { Theme } from '@site/shared/theme/themes';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Screen } from './screens';

/** Where pictures are taken. */
export interface Opened {
  browser: Browser;
  url: string;
  /** Of the desk; missing for the site. */
  session?: BrowserContextOptions['storageState'];
}

/** A picture, with what the sheet needs to know of it. */
export interface TakenScreen {
  screen: Screen;
  png: Buffer;
  /** Of the picture, in px. */
  height: number;
}

const HEIGHTS: Record<number, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

/** Takes a picture, when nothing moves any more. */
export async function takeScreen(
  { browser, url, session }: Opened,
  screen: Screen,
  theme: Theme,
): Promise<TakenScreen> {
  const { path, width, isWhole = false, media, act } = screen;
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: HEIGHTS[width] ?? 1000 },
    colorScheme: theme,
    // A browser of another language is offered the site in that one.
    locale: languages.find(({ tag }) => path.startsWith(`/${tag}/`))?.tag ?? DEFAULT_LANGUAGE,
    reducedMotion: 'reduce',
    permissions: ['clipboard-write'],
    storageState: session,
  });
  const page = await context.newPage();
  // The desk listens for as long as it is open.
  await page.goto(path, { waitUntil: session ? 'load' : 'networkidle' });
  if (media) await page.emulateMedia({ media });
  if (isWhole) {
    // Pictures below the fold are fetched when they come near.
    await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  }
  await act?.(page);
  // Toasts and menus glide in.
  await page.waitForTimeout(400);
  const png = await page.screenshot({ fullPage: isWhole });
  await context.close();
  return { screen, png, height: png.readUInt32BE(20) };
}
