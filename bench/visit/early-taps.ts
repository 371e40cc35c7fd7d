import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { languageOfPath } from '../../deploy/addresses/page-files';
import { type SiteWords, wordsIn } from '../../e2e/support/site-words';
import { languagePath } from '../../shared/site/languages';
import type { Progress } from '../command';
import { pageThatTimesTaps, slowestTap } from './timed-taps';
import { TouchingVisitor } from './touching-visitor';

/** The span over which taps are spread, in ms since navigation: by its end the page is hydrated and idle. */
const EARLY = 5_000;

/** Longer than the browser takes to report a tap, in ms. */
const REPORTED_AFTER = 500;

/** A tap while a page was starting. */
export interface EarlyTap {
  what: string;
  /** When it was made, in ms since navigation. */
  moment: number;
  /** How long it waited for the next paint, in ms. */
  waited: number;
  isAnswered: boolean;
}

/** What is tapped, and an expression that holds once that is answered. */
interface Target {
  what: string;
  /** Whether the menu holds it, which is opened as soon as it is there. */
  isInMenu?: boolean;
  selector: string;
  words?: string;
  answer: string;
}

function targetsOn(path: string, { frame }: SiteWords): Target[] {
  const prefix = languagePath(languageOfPath(path));
  const isLanding = path === `${prefix}/`;
  const other = prefix + (isLanding ? '/privacy-policy' : '/');
  return [
    { what: 'menu', ...menu(frame), answer: '!!document.querySelector("header details[open]")' },
    {
      what: 'theme',
      isInMenu: true,
      selector: 'header label',
      words: frame.theme.dark,
      answer: 'document.documentElement.dataset.theme === "dark"',
    },
    {
      what: 'download',
      // The policy shows one in the menu alone.
      isInMenu: !isLanding,
      selector: `${isLanding ? 'main' : 'header'} a[href^="https://play.google"]`,
      answer: '!!globalThis.siteFollowed',
    },
    {
      what: 'other page',
      selector: `a[href="${other}"]`,
      answer: `location.pathname === "${other}" && !!document.querySelector("[data-page^=${isLanding ? 'legal' : 'landing'}] h1")`,
    },
  ];
}

const menu = ({ menu: words }: SiteWords['frame']) => ({ selector: 'header summary', words });

/**
 * Taps what stands on a page, each time in a cold visit of its own, at moments that are spread evenly over its first 5 s; as
 * soon as it is in view where it comes later.
 */
export async function tapEarly(
  browser: Browser,
  url: string,
  { count, progress }: { count: number; progress: Progress },
): Promise<EarlyTap[]> {
  const { pathname } = new URL(url);
  const words = wordsIn(languageOfPath(pathname));
  const targets = targetsOn(pathname, words);
  const taps: EarlyTap[] = [];
  for (let number = 1; number <= count; number += 1) {
    const target = targets[number % targets.length]!;
    const tap = await tapAt((EARLY * number) / count, browser, { url, words, target });
    const { what, moment, waited, isAnswered } = tap;
    const answer = isAnswered ? `answered within ${waited} ms` : 'lost';
    progress(`${pathname}, early tap ${number} of ${count}: ${what} at ${moment} ms, ${answer}`);
    taps.push(tap);
  }
  return taps;
}

async function tapAt(
  moment: number,
  browser: Browser,
  { url, words, target }: { url: string; words: SiteWords; target: Target },
): Promise<EarlyTap> {
  const page = await pageThatTimesTaps(browser);
  try {
    await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${noteWhatIsFollowed})()` });
    const visitor = new TouchingVisitor(page);
    const start = Date.now();
    await page.send('Page.navigate', { url });
    if (target.isInMenu) {
      const { selector, words: label } = menu(words.frame);
      await visitor.touch(await visitor.bringIntoView(selector, label));
    }
    const at = await visitor.bringIntoView(target.selector, target.words);
    // Nothing is asked of the page right before: it would answer between two tasks, and the tap then never meet one.
    await pause(Math.max(0, moment - (Date.now() - start)));
    const made = Date.now() - start;
    await visitor.touch(at);
    const isAnswered = await visitor.sees(target.answer).then(
      () => true,
      () => false,
    );
    await pause(REPORTED_AFTER);
    return { what: target.what, moment: made, waited: await slowestTap(page), isAnswered };
  } finally {
    await page.close();
  }
}

/**
 * Runs in the page, before its own scripts: a link to elsewhere is followed when nothing on the page has held it back. It is asked
 * afterwards, because the site keeps a tap from React while that takes the page over, and then no listener further down hears of it.
 */
function noteWhatIsFollowed(): void {
  addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest('a');
      if (!link || link.origin === location.origin) return;
      let isHeldBack = false;
      event.preventDefault();
      // As methods: to any other function the compiler would give its name, by a helper that the page does not have.
      Object.defineProperties(event, {
        defaultPrevented: {
          get() {
            return isHeldBack;
          },
        },
        preventDefault: {
          value() {
            isHeldBack = true;
          },
        },
      });
      setTimeout(() => {
        if (!isHeldBack) Object.assign(globalThis, { siteFollowed: link.href });
      });
    },
    { capture: true },
  );
}
