import { depthOf, type FigureName } from './figures';
import { type PageResults, ratio, type SiteResults, spread, worst } from './page-results';

export type BudgetUnit = 'bytes' | 'ms' | 'count' | 'ratio' | 'shift' | 'score';

interface Limit {
  /** Never beyond this. */
  must: number;
  aim: number;
}

/** What the site may cost its visitors. */
export interface Budget extends Limit {
  what: string;
  unit: BudgetUnit;
  /** Beyond is below, not above. */
  isAtLeast?: boolean;
  /** What was measured; null when it was not. */
  measured(page: PageResults): number | null;
}

/** The sites that the ratios are about, by the names to give them as baselines. */
const HAND_WRITTEN = 'static';
const CONVENTIONAL = 'mf-conventional';

/** 0.00 to two digits, as CLS is told. */
const NO_SHIFT = 0.00499;

/** Limits on bytes, files and round trips: the same on every machine, so journeys hold them, too. Bytes over the wire. */
export const limits = {
  /** All parts together, until hydrated. */
  scriptBytes: { must: 165_000, aim: 140_000 },
  /** With the critical CSS. */
  htmlBytes: { must: 24_000, aim: 18_000 },
  /** A remote's own scripts: its entry and its page. */
  remoteBytes: { must: 35_000, aim: 25_000 },
  fontFiles: { must: 1, aim: 1 },
  fontBytes: { must: 30_000, aim: 20_000 },
  /** With images, until load. */
  pageBytes: { must: 300_000, aim: 240_000 },
  /** The HTML is 1. */
  depth: { must: 3, aim: 2 },
  /** With a warm cache; the aim is that nothing but the HTML is asked for anew. */
  secondVisit: { must: 25_000, aim: 25_000 },
} satisfies Record<string, Limit>;

/** For both pages: brotli, cold cache, production build, as composed and served. */
export const budgets: Budget[] = [
  {
    what: 'JavaScript until hydrated, all parts',
    unit: 'bytes',
    ...limits.scriptBytes,
    measured: worstOf('scriptBytes'),
  },
  { what: 'HTML including critical CSS', unit: 'bytes', ...limits.htmlBytes, measured: worstOf('htmlBytes') },
  {
    what: "one remote's own share of the JavaScript",
    unit: 'bytes',
    ...limits.remoteBytes,
    measured: worstOf('remoteBytes'),
  },
  { what: 'web font files', unit: 'count', ...limits.fontFiles, measured: worstOf('fontFiles') },
  { what: 'web fonts', unit: 'bytes', ...limits.fontBytes, measured: worstOf('fontBytes') },
  { what: 'whole page until load', unit: 'bytes', ...limits.pageBytes, measured: worstOf('pageBytes') },
  {
    what: 'request depth until hydrated',
    unit: 'count',
    ...limits.depth,
    measured: (page) => depthOf(ours(page).inventory),
  },
  {
    what: 'layout shift (CLS), worst run',
    unit: 'shift',
    must: NO_SHIFT,
    aim: NO_SHIFT,
    measured: worstOf('cls'),
  },
  {
    what: `LCP against ${HAND_WRITTEN}`,
    unit: 'ratio',
    must: 1.15,
    aim: 1.05,
    measured: against(HAND_WRITTEN, 'lcp'),
  },
  {
    what: `LCP against ${CONVENTIONAL}`,
    unit: 'ratio',
    must: 0.4,
    aim: 0.3,
    measured: against(CONVENTIONAL, 'lcp'),
  },
  { what: 'TBT from first paint', unit: 'ms', must: 200, aim: 50, measured: medianOf('tbt') },
  {
    what: `blocking time from navigation against ${CONVENTIONAL}`,
    unit: 'ratio',
    must: 0.1,
    aim: 0.1,
    measured: against(CONVENTIONAL, 'tbtFromStart'),
  },
  {
    what: 'longest task after first paint',
    unit: 'ms',
    must: 150,
    aim: 50,
    measured: medianOf('longestTask'),
  },
  {
    what: 'Lighthouse mobile performance',
    unit: 'score',
    must: 98,
    aim: 100,
    isAtLeast: true,
    measured: ({ lighthouse }) => lighthouse,
  },
  {
    what: 'second visit',
    unit: 'bytes',
    ...limits.secondVisit,
    measured: (page) => ours(page).secondVisit.total,
  },
  {
    what: 'second visit, fetched beyond the HTML',
    unit: 'bytes',
    must: limits.secondVisit.must,
    aim: 0,
    measured: (page) => ours(page).secondVisit.beyondHtml,
  },
  {
    what: 'visit after the other team shipped, fetched beyond the HTML',
    unit: 'bytes',
    must: 0,
    aim: 0,
    measured: ({ afterOtherTeam }) => afterOtherTeam?.beyondHtml ?? null,
  },
];

export type Verdict = 'aim met' | 'must met' | 'missed' | 'not measured';

/** How a page stands to a budget. */
export function judge(
  { measured, must, aim, isAtLeast = false }: Budget,
  page: PageResults,
): { value: number | null; verdict: Verdict } {
  const value = measured(page);
  if (value === null) return { value, verdict: 'not measured' };
  const keeps = (limit: number) => (isAtLeast ? value >= limit : value <= limit);
  if (keeps(aim)) return { value, verdict: 'aim met' };
  return { value, verdict: keeps(must) ? 'must met' : 'missed' };
}

function ours({ sites }: PageResults): SiteResults {
  return sites[0] as SiteResults;
}

function medianOf(figure: FigureName) {
  return (page: PageResults) => spread(ours(page), figure).median;
}

function worstOf(figure: FigureName) {
  return (page: PageResults) => worst(ours(page), figure);
}

function against(baseline: string, figure: FigureName) {
  return (page: PageResults) => {
    const other = page.sites.find(({ name }) => name === baseline);
    return other ? ratio(ours(page), other, figure) : null;
  };
}
