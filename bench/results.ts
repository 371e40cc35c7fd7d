import { describeConditions } from './command';
import { format, markdownTable, median, type Unit } from './figures';
import { type Calibration, PHONE_INDEX } from './calibration';
import { NETWORK, PHONE } from './conditions';
import { type Return, returnsTable } from './returning';
import { allMeasures, comparisons, type Measure, type Observed, quartiles, ratio } from './measures';

/** With fewer runs, differences below 100 ms are noise. */
export const ENOUGH_RUNS = 9;

/** A page of every site; ours first. */
export interface PageResults {
  path: string;
  sites: [Observed, ...Observed[]];
}

/** A value of our site next to its limits. */
export interface Budget {
  what: string;
  unit: Unit;
  /** Null when it was not measured. */
  value: number | null;
  must: number;
  aim?: number | undefined;
}

/** Everything that one run of the benchmark found. */
export interface Results {
  pages: PageResults[];
  returns: Return[];
  /** Visits of each page of each site. */
  runs: number;
  calibration: Calibration;
  /** Version of the browser. */
  browser: string;
  /** Load averages, before and after. */
  loads: number[];
}

/** The sections of the results' page. */
export function resultSections(results: Results): string[] {
  const { pages, returns } = results;
  return [
    '# What the site costs its visitors\n\nWritten by `npm run bench`; how to read it: [README](README.md).',
    conditionsOf(results),
    `## Budgets\n\n${markdownTable(budgetTable(pages))}`,
    `## A reader who comes back after one English sentence was shipped: HTML + all else\n\n${returnsTable(returns)}`,
    ...pages.map((page) => `## \`${page.path}\`: median (quartiles)\n\n${markdownTable(measureTable(page))}`),
  ];
}

function conditionsOf({ runs, browser, loads, calibration }: Results): string {
  const { cpuSlowdown, machine, phone } = calibration;
  const { width, height } = PHONE.viewport;
  const megabits = (NETWORK.downloadThroughput * 8) / 1_000_000;
  return (
    `${runs} interleaved runs in rotated order, cold cache; ${width}×${height}, ${NETWORK.latency} ms round trip, ` +
    `${megabits} Mbit/s; Chromium ${browser}. Processor ÷${cpuSlowdown.toFixed(1)}: the benchmark index of this machine is ` +
    `${Math.round(machine)}, that of the phone ${Math.round(phone)} (${PHONE_INDEX} wanted).\n\n${describeConditions(loads)}` +
    (runs < ENOUGH_RUNS ? ` Fewer than ${ENOUGH_RUNS} runs: differences below 100 ms are noise.` : '')
  );
}

/** Each budget with the value and verdict of each page. */
function budgetTable(pages: PageResults[]): string[][] {
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
function measureTable({ sites }: PageResults): string[][] {
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
  return lower === upper ? median! : `${median} (${fromTo(lower!, upper!)})`;
}

/** Two figures, without their unit where both have the same: the median before them says it. */
function fromTo(lower: string, upper: string): string {
  const [[from, unit], [to, other]] = [lower.split(' '), upper.split(' ')];
  return unit === other ? `${from}–${to}` : `${lower}–${upper}`;
}

/** All budgets of a page: those on our site alone, then those on its ratio to a baseline. */
export function budgetsOf({ sites: [ours, ...baselines] }: PageResults): Budget[] {
  const own = allMeasures.flatMap((measure) => {
    const { label, unit, must, aim } = measure;
    if (must === undefined) return [];
    return [{ what: label, unit, value: decidingValue(measure, ours), must, aim }];
  });
  const ratios = comparisons.map(({ measure, baseline, must, aim }) => {
    const other = baselines.find(({ site }) => site === baseline);
    const value = ratio(measure, ours, other);
    return { what: `${measure.label} ÷ ${baseline}`, unit: 'ratio' as const, value, must, aim };
  });
  return [...own, ...ratios];
}

/** Times and scores vary, and count by their median; everything else by its worst run. */
function decidingValue({ unit, read }: Measure, ours: Observed): number | null {
  const values = read(ours);
  if (values.length === 0) return null;
  return unit === 'ms' || unit === 'score' ? median(values) : Math.max(...values);
}

export function verdictOf({ unit, value, must, aim }: Budget): string {
  if (value === null) return 'not measured';
  const keeps = (limit: number) => (unit === 'score' ? value >= limit : value <= limit);
  if (aim !== undefined && keeps(aim)) return 'aim met';
  return keeps(must) ? 'must met' : 'missed';
}
