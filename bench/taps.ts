import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { languageOfPath } from '@site/addresses';
import { wordsIn } from '../e2e/support/site-words';
import { languagePath } from '../shared/site/languages';
import { BenchError } from './command';
import { NETWORK } from './conditions';
import { UninspectedPage } from './uninspected-page';
import { orNotOpened } from './visit';

/** How long a tap may take to show what it did, in ms, on a processor that is made slow. */
const TIMEOUT_MS = 20_000;

/** Between what is seen and the next touch, and from a touch to the next look, in ms; people are slower. */
const REACTION = 300;

/** What is tapped, and an expression that holds once that is answered. */
interface Target {
  selector: string;
  /** How its words begin. */
  words?: string;
  answer: string;
}

/** A point of the page's view, in CSS pixels. */
interface Point {
  x: number;
  y: number;
}

/** What a shopkeeper taps on either page; the menu holds the theme. */
function targetsOn(url: string): Record<'menu' | 'theme' | 'closing' | 'anchor' | 'otherPage', Target> {
  const { pathname } = new URL(url);
  const language = languageOfPath(pathname);
  const { frame, hero } = wordsIn(language);
  const prefix = languagePath(language);
  const isLanding = pathname === `${prefix}/`;
  const [other, remote] = isLanding ? [`${prefix}/privacy-policy`, 'legal'] : [`${prefix}/`, 'landing'];
  const isNear = (id: string) =>
    `Math.abs(document.querySelector("${id}").getBoundingClientRect().top) < innerHeight`;
  return {
    menu: {
      selector: 'header summary',
      words: frame.menu,
      answer: '!!document.querySelector("header details[open]")',
    },
    theme: {
      selector: 'header label',
      words: frame.theme.dark,
      answer: 'document.documentElement.dataset.theme === "dark"',
    },
    closing: {
      selector: 'header summary',
      words: frame.menu,
      answer: '!document.querySelector("header details[open]")',
    },
    anchor: isLanding
      ? { selector: 'a', words: hero.learnMore.label, answer: isNear('#services') }
      : { selector: 'main header a[href="#grievance"]', answer: isNear('#grievance') },
    otherPage: {
      selector: `a[href="${other}"]`,
      answer: `location.pathname === "${other}" && !!document.querySelector("[data-page^=${remote}] h1")`,
    },
  };
}

/**
 * How long the slowest tap of a visit waits for the next paint, in ms (web.dev "INP": with so few taps, the slowest); 0 when it was less
 * than 16.
 * @param cpuSlowdown how many times slower the processor is made
 */
export async function slowestInteraction(
  browser: Browser,
  url: string,
  cpuSlowdown: number,
): Promise<number> {
  const page = await UninspectedPage.in(browser);
  try {
    await page.send('Network.emulateNetworkConditions', NETWORK);
    await page.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${timeTaps})()` });
    await orNotOpened(url, page.open(url));
    for (const { answer, ...target } of Object.values(targetsOn(url))) {
      const at = await bringIntoView(page, target);
      await pause(REACTION);
      await touch(page, at);
      await see(page, answer);
    }
    await page.evaluate('history.back()');
    await see(page, `location.pathname === "${new URL(url).pathname}" && !!document.querySelector("h1")`);
    return await page.evaluate<number>('Number(sessionStorage.siteSlowestTap ?? 0)');
  } finally {
    await page.close();
  }
}

/**
 * Runs in the page, before its own scripts. Shorter ones than 16 ms are not reported (W3C Event Timing §2). The session keeps
 * the slowest: a tap on a link may be followed by a load.
 */
function timeTaps(): void {
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId && duration > Number(sessionStorage.siteSlowestTap ?? 0))
        sessionStorage.siteSlowestTap = duration;
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

/** Waits until there is such an element, and scrolls to the first that is visible. */
async function bringIntoView(page: UninspectedPage, { selector, words = '' }: Omit<Target, 'answer'>) {
  const element = `[...document.querySelectorAll(${JSON.stringify(selector)})]
    .find((one) => one.checkVisibility({ visibilityProperty: true }) && one.textContent.trim().startsWith(${JSON.stringify(words)}))`;
  await see(page, `!!(${element})`);
  return page.evaluate<Point>(`(async () => {
    const element = ${element};
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  })()`);
}

/**
 * A real touch: a test's own way to tap runs scripts in the page, which a slow processor takes for a part of the tap. Nothing is
 * asked of the page meanwhile for the same reason.
 */
async function touch(page: UninspectedPage, at: Point): Promise<void> {
  await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await pause(REACTION);
}

/** Waits until an expression holds in the page. @throws BenchError when it does not */
async function see(page: UninspectedPage, expression: string): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; !(await page.evaluate<boolean>(expression)); await pause(50))
    if (Date.now() > end)
      throw new BenchError(`The page never came to this: ${expression}. Open it, and try.`);
}
