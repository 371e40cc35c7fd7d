import type { Browser, Page } from 'playwright-core';
import type { Facts } from './findings';
import {
  brokenPictures,
  isHydrated,
  markInteractive,
  namesOfUnreached,
  noteFocus,
  overflow,
  settle,
  shiftsSoFar,
  untilQuiet,
  wordsShown,
} from './in-page';
import { openPage, type OpenPage, type SitePlace } from './open-page';
import { type TakenPicture, takePicture } from './pictures';
import { isPictured, type View } from './views';
import type { AxeBuilder } from '@axe-core/playwright';

/** The narrowest window that sites are made for (WCAG 2.2, 1.4.10), and A4 at 96 dpi without its margins; in CSS px. */
const NARROW = { width: 320, height: 640 };
const PAPER = { width: 680, height: 960 };

/** How long a page that is at rest has to start after all, in ms. */
const START_WITHIN_MS = 6_000;

/** Sees one page in one way, and tries everything that this view is for. @returns what was seen, with a picture where one is taken */
export async function visit(browser: Browser, place: SitePlace, view: View) {
  const open = await openPage(browser, place, view);
  try {
    const isWhole = isPictured(view);
    const { page, told } = open;
    const started = view.hasScripts ? await untilStarted(page, isWhole) : null;
    const shift = view.hasScripts ? await page.evaluate(shiftsSoFar) : 0;
    await page.evaluate(settle);
    if (view.hasScripts) await page.evaluate(untilQuiet);
    const seen: Facts = {
      ...told,
      isHydrated: isWhole ? started : null,
      shift,
      leftFor: null,
      // The pictures of a remote that is missing are missing, too.
      brokenPictures: view.missing === null ? await page.evaluate(brokenPictures) : [],
      overflow: await page.evaluate(overflow),
      words: await page.evaluate(wordsShown),
      violations: null,
      unreachable: null,
      narrow: null,
      print: null,
    };
    const picture = isWhole ? await pictureOf(open) : null;
    if (isWhole) seen.violations = await violationsOn(page, view);
    // One view tries what is alike in all of them.
    if (isWhole && view.device === 'desktop' && view.theme === 'light') await tryMore(page, seen);
    return { facts: { ...seen, leftFor: open.leftFor() }, picture };
  } finally {
    await open.close();
  }
}

/** A picture of a page as it is, held to nothing. */
export async function picturePage(
  browser: Browser,
  place: SitePlace,
  view: View,
): Promise<TakenPicture | null> {
  const open = await openPage(browser, place, view);
  const { page } = open;
  try {
    if (open.told.status !== 200) return null;
    await untilStarted(page, true);
    await page.evaluate(settle);
    await page.evaluate(untilQuiet);
    return await pictureOf(open);
  } finally {
    await open.close();
  }
}

/** Null where the page has left for another address. */
async function pictureOf({ page, leftFor }: OpenPage): Promise<TakenPicture | null> {
  const picture = await takePicture(page);
  return leftFor() === null ? picture : null;
}

/**
 * Waits until nothing more is fetched and React has taken the page over: on a busy machine that may come late, and is awaited for as
 * long as the page does anything.
 * @param isWhole whether it can
 */
async function untilStarted(page: Page, isWhole: boolean): Promise<boolean> {
  await page.waitForLoadState('networkidle', { timeout: START_WITHIN_MS }).catch(() => undefined);
  if (!isWhole) return false;
  if (await page.evaluate(isHydrated)) return true;
  // One that leaves for another address is asked there.
  await page.evaluate(untilQuiet).catch(() => undefined);
  return page.waitForFunction(isHydrated, undefined, { timeout: START_WITHIN_MS, polling: 50 }).then(
    () => true,
    () => false,
  );
}

/**
 * What axe has against a page. Its look at colours takes most of the time, and they are alike on phone and desktop: each theme's
 * are looked at once, and the rest of the rules once in each window.
 */
async function violationsOn(page: Page, { theme, device }: View): Promise<string[] | null> {
  if (theme === 'dark' && device === 'desktop') return null;
  const { AxeBuilder } = await import('@axe-core/playwright');
  const axe = new AxeBuilder({ page }).setLegacyMode().options(VIOLATIONS_ALONE);
  if (theme === 'dark') axe.withRules(COLOURS);
  else axe.withTags(WCAG).disableRules(device === 'desktop' ? COLOURS : []);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html.slice(0, 100)).join(' … ')})`,
  );
}

/** Keyboard, narrow window and paper; the page is left as it is then. */
async function tryMore(page: Page, facts: Facts): Promise<void> {
  facts.unreachable = await unreachableOn(page);
  await page.setViewportSize(NARROW);
  facts.narrow = await page.evaluate(overflow);
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  facts.print = { overflow: await page.evaluate(overflow), words: await page.evaluate(wordsShown) };
}

/** Goes through the page with Tab until the browser's own controls come. @returns what it did not come to */
async function unreachableOn(page: Page): Promise<string[]> {
  const count = await page.evaluate(markInteractive);
  // Menus and what opens under the focus may add stops.
  for (let press = 0; press < count * 2 + 20; press += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(noteFocus))) break;
  }
  return page.evaluate(namesOfUnreached);
}

/** What axe holds pages to: WCAG 2.2 AA and what its makers call best practice. */
export const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** All that the dark theme changes. */
export const COLOURS = ['color-contrast', 'link-in-text-block'];

/** What axe is spared of finding out. */
export const VIOLATIONS_ALONE: Parameters<AxeBuilder['options']>[0] = {
  resultTypes: ['violations'],
  selectors: false,
};
