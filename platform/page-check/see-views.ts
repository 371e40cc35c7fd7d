import type { Browser } from 'playwright-core';
import { whenUsed } from '@site/processes';
import { mapLimited } from '@site/store';
import { firstLine } from './browser';
import { compareTaken, type SeenDifference, type EncodedPicture } from './pictures';
import { type Facts, type Finding, findingsIn, missingWords } from './findings';
import type { SitePlace } from './open-page';
import { isPictured, type View } from './views';
import { picturePage, visit } from './visit';

/** What was seen in one view, checked. */
export interface SeenView {
  view: View;
  findings: Finding[];
  picture: EncodedPicture | null;
  /** What differs from the page as it is live; null where no picture was taken, or the page is not live, or could not be seen there. */
  difference: SeenDifference | null;
}

interface Seeing {
  browser: Browser;
  candidate: SitePlace;
  /** What is live; null before the first promotion. */
  live: SitePlace | null;
  views: View[];
  /** Called when all views of a page were seen. */
  onPage: (path: string, seen: SeenView[]) => void;
}

/** What one visit may use of the processor, in ms: ten times of what it takes, with another one at the same time. */
const VISIT_WITHIN_MS = 60_000;

/** A script that runs without end holds up everything that asks its page. */
const ENDLESS: Finding = { check: 'answers', message: 'it does not come to rest' };

/** Views seen at once: a processor each, on a machine with two. */
const AT_ONCE = 2;

/** Sees a candidate in all views, page by page, and compares its pictures with what is live. */
export async function seeViews({ views, onPage, ...places }: Seeing): Promise<SeenView[]> {
  const facts = new Map<View, Facts>();
  const pages = new Map<string, SeenView[]>();
  const countOf = (path: string) => views.filter((view) => view.path === path).length;
  return mapLimited(
    views,
    async (view) => {
      const one = await see(places, view, facts);
      const page = [...(pages.get(view.path) ?? []), one];
      pages.set(view.path, page);
      if (page.length === countOf(view.path)) {
        for (const other of page) other.findings.push(...findingsOfMissingWords(other.view, facts));
        onPage(view.path, page);
      }
      return one;
    },
    AT_ONCE,
  );
}

/** @param facts gets what was seen */
async function see(
  { browser, candidate, live }: Omit<Seeing, 'views' | 'onPage'>,
  view: View,
  facts: Map<View, Facts>,
): Promise<SeenView> {
  const nothing = { view, picture: null, difference: null };
  const visited = await tried(browser, visit(browser, candidate, view), 'it');
  if (!visited) return { ...nothing, findings: [ENDLESS] };
  if ('check' in visited) return { ...nothing, findings: [visited] };
  facts.set(view, visited.facts);
  const findings = findingsIn(view, visited.facts);
  if (!visited.picture) return { ...nothing, findings };
  const before = live && (await tried(browser, picturePage(browser, live, view), 'the live page'));
  if (!before || 'png' in before) return { view, findings, ...(await compareTaken(before, visited.picture)) };
  return { view, findings: [...findings, before], ...(await compareTaken(null, visited.picture)) };
}

/**
 * What a visit comes to, or what kept the page from being seen: a view that fails is that view's alone, as long as the browser is
 * there. Null where it takes too long.
 */
function tried<T>(browser: Browser, visit: Promise<T>, page: string): Promise<T | Finding | null> {
  return inTime(browser, visit).catch((cause: unknown): Finding => {
    if (!browser.isConnected()) throw cause;
    const message = `${page} could not be seen: ${firstLine(cause)}; run the check again`;
    return { check: 'answers', message };
  });
}

/** What a view lacks of the words that the whole page shows in the same window. */
function findingsOfMissingWords(view: View, facts: Map<View, Facts>): Finding[] {
  if (isPictured(view)) return [];
  const own = facts.get(view);
  const whole = [...facts].find(
    ([other]) =>
      isPictured(other) &&
      other.path === view.path &&
      other.device === view.device &&
      other.theme === view.theme,
  );
  return own && whole ? missingWords(own, whole[1]) : [];
}

/** What a visit comes to; null where it takes too long, and is left to the end of the browser. */
async function inTime<T>(browser: Browser, visit: Promise<T>): Promise<T | null> {
  // What fails after that fails because the browser was closed.
  visit.catch(() => undefined);
  const used = await processorTimeOf(browser);
  let stopWatching = () => undefined as void;
  const late = new Promise<null>((resolve) => {
    stopWatching = whenUsed(used, VISIT_WITHIN_MS, () => resolve(null));
  });
  return Promise.race([visit, late]).finally(stopWatching);
}

/** What all processes of a browser have used so far, in ms. The clock counts a tenth: a page may wait for what never comes. */
async function processorTimeOf(browser: Browser): Promise<() => Promise<number>> {
  const session = await browser.newBrowserCDPSession();
  const start = performance.now();
  return async () => {
    const { processInfo } = await session
      .send('SystemInfo.getProcessInfo')
      .catch(() => ({ processInfo: [] }));
    const seconds = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
    return seconds * 1_000 + (performance.now() - start) / 10;
  };
}
