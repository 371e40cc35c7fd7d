import { format } from '../format';
import { describeConditions } from '../machine';
import { markdownTable, type Table } from '../markdown';
import { until } from '../../e2e/requests/bytes';
import { CPU_SLOWDOWN, NETWORK, PHONE } from '../visit/conditions';
import { budgetsOf, type PageResults, verdictOf } from './budgets';
import type { Bar } from './chart';
import { allMeasures, charted, type Measure, type Observed, quartiles, ratio } from './measures';

/** With fewer runs, differences below 100 ms are noise. */
export const ENOUGH_RUNS = 9;

/** Everything that one run of the benchmark found. */
export interface Results {
  pages: PageResults[];
  /** Visits of each page of each site. */
  runs: number;
  /** Version of the browser. */
  browser: string;
  /** Load averages. */
  loadBefore: number;
  loadAfter: number;
}

/** The sections of the results' page. @param picture the chart's address, from the page */
export function resultSections(results: Results, picture: string): string[] {
  const { pages } = results;
  return [
    '# What the site costs its visitors\n\nWritten by `npm run bench`; how to read it: [README](README.md).',
    conditionsOf(results),
    `![Paint times, blocking time and bytes of each site](${picture})`,
    `## Budgets\n\n${markdownTable(budgetTable(pages))}`,
    ...pages.map((page) => `## \`${page.path}\`: median (quartiles)\n\n${markdownTable(measureTable(page))}`),
    ...pages.map((page) => `## Files of \`${page.path}\`\n\n${markdownTable(fileTable(page))}`),
  ];
}

/** The bars of the chart. */
export function chartBars(pages: PageResults[]): Bar[] {
  return pages.flatMap(({ path, sites }) =>
    charted.flatMap((measure) =>
      sites.map((observed) => {
        const [lower, median, upper] = quartiles(measure, observed)!;
        const { label, unit } = measure;
        return { page: path, measure: label, unit, site: observed.site, lower, median, upper };
      }),
    ),
  );
}

function conditionsOf({ runs, browser, loadBefore, loadAfter }: Results): string {
  const { width, height } = PHONE.viewport;
  const megabits = (NETWORK.downloadThroughput * 8) / 1_000_000;
  return (
    `${runs} interleaved runs in rotated order, cold cache; ${width}×${height}, ${NETWORK.latency} ms round trip, ` +
    `${megabits} Mbit/s, processor ÷${CPU_SLOWDOWN}; Chromium ${browser}.\n\n${describeConditions(loadBefore, loadAfter)}` +
    (runs < ENOUGH_RUNS ? ` Fewer than ${ENOUGH_RUNS} runs: differences below 100 ms are noise.` : '')
  );
}

/** Each budget with the value and verdict of each page. */
function budgetTable(pages: PageResults[]): Table {
  const columns = pages.map(budgetsOf);
  const rows = columns[0]!.map(({ what, unit, must, aim }, row) => {
    const limits = [must, aim].map((limit) =>
      limit === undefined ? '–' : `${unit === 'score' ? '≥' : '≤'} ${format(limit, unit)}`,
    );
    const cells = columns.map((column) => {
      const budget = column[row]!;
      return (budget.value === null ? '' : `${format(budget.value, unit)}: `) + verdictOf(budget);
    });
    return [what, ...limits, ...cells];
  });
  return [['budget', 'must', 'aim', ...pages.map(({ path }) => path)], ...rows];
}

/** Median, quartiles and ratios of every measure, a column a site. */
function measureTable({ sites }: PageResults): Table {
  const [ours, ...baselines] = sites;
  const rows = allMeasures.map((measure) => [
    measure.label,
    ...sites.map((observed) => spread(measure, observed)),
    ...baselines.map((baseline) => ratio(measure, ours, baseline)?.toFixed(2) ?? '–'),
  ]);
  return [
    ['measure', ...sites.map(({ site }) => site), ...baselines.map(({ site }) => `÷ ${site}`)],
    ...rows,
    [
      'largest paint is',
      ...sites.map(({ visits }) => visits.at(-1)!.largestElement),
      ...baselines.map(() => ''),
    ],
  ];
}

function spread(measure: Measure, observed: Observed): string {
  const values = quartiles(measure, observed);
  if (!values) return '–';
  const [lower, median, upper] = values.map((value) => format(value, measure.unit));
  return lower === upper ? median! : `${median} (${lower} – ${upper})`;
}

/** Every file that our site loads for a page, in order. */
function fileTable({ sites: [{ traced }] }: PageResults): Table {
  const early = new Set(until(traced.requests, traced.hydrated ?? traced.load));
  const rows = traced.requests.map((request) => [
    new URL(request.url).pathname,
    String(request.depth),
    format(request.bytes, 'bytes'),
    early.has(request) ? 'before' : 'after',
  ]);
  return [['file', 'depth', 'bytes', 'hydration'], ...rows];
}
