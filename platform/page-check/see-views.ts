import type { Browser } from 'playwright-core';
import { mapLimited } from '@site/store';
import { firstLine } from './browser';
import { compareTaken, type SeenDifference, type EncodedPicture } from './pictures';
import { type Facts, type Finding, findingsIn, missingWords } from './findings';
import type { SitePlace } from './open-page';
import { isPictured, type View } from './views';
import { ENDLESS, inTime } from './visit-time';
import { picturePage, visit } from './visit';

/** What was seen in one view, checked. */
export interface SeenView {
  view: View;
  findings: Finding[];
  picture: EncodedPicture | null;
  /** What differs from the page as it is live; null where no picture was taken, or the page is not live. */
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

/** Views seen at once: a processor each, on a machine with two. */
const AT_ONCE = 2;

/** Sees a candidate in all views, page by page, and compares its pictures with what is live. */
export async function seeViews({ views, onPage, ...places }: Seeing): Promise<SeenView[]> {
  const facts = new Map<View, Facts>();
  const pages = new Map<string, SeenView[]>();
  const countOf = (path: string) => views.filter((view) => view.path === path).length;
  return mapLimited(views, AT_ONCE, async (view) => {
    const one = await see(places, view, facts);
    const page = [...(pages.get(view.path) ?? []), one];
    pages.set(view.path, page);
    if (page.length === countOf(view.path)) {
      for (const other of page) other.findings.push(...findingsOfMissingWords(other.view, facts));
      onPage(view.path, page);
    }
    return one;
  });
}

/** @param facts gets what was seen */
async function see(
  { browser, candidate, live }: Omit<Seeing, 'views' | 'onPage'>,
  view: View,
  facts: Map<View, Facts>,
): Promise<SeenView> {
  const nothing = { view, picture: null, difference: null };
  const visited = await inTime(browser, visit(browser, candidate, view)).catch((cause: unknown): Finding => {
    if (!browser.isConnected()) throw cause;
    return { check: 'answers', message: `it cannot be looked at: ${firstLine(cause)}` };
  });
  if (!visited) return { ...nothing, findings: [ENDLESS] };
  if ('check' in visited) return { ...nothing, findings: [visited] };
  facts.set(view, visited.facts);
  const findings = findingsIn(view, visited.facts);
  if (!visited.picture) return { ...nothing, findings };
  const before = live && (await inTime(browser, picturePage(browser, live, view)));
  return { view, findings, ...(await compareTaken(before, visited.picture)) };
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
