import { budgets, judge } from '../figures/budgets';
import { bytesByPart, until } from '../figures/bytes';
import { depthOf, type Figure, type FigureName, figures } from '../figures/figures';
import { type PageResults, ratio, type SiteResults, spread } from '../figures/page-results';
import { format } from './format';

/** A table as rows of cells; the first row is the head. */
export type Table = string[][];

/** Median, quartiles and ratios of every figure, a column a site. */
export function figureTable({ sites }: PageResults): Table {
  const [ours, ...baselines] = sites as [SiteResults, ...SiteResults[]];
  const names = Object.keys(figures) as FigureName[];
  const head = ['figure', ...sites.map(({ name }) => name), ...baselines.map(({ name }) => `÷ ${name}`)];
  const rows = names.map((name) => {
    const { label } = figures[name] as Figure;
    const ratios = baselines.map((baseline) => ratioText(ratio(ours, baseline, name)));
    return [label, ...sites.map((site) => spreadText(site, name)), ...ratios];
  });
  const noRatio = baselines.map(() => '');
  return [
    head,
    ...rows,
    ['request depth until hydrated', ...sites.map(({ inventory }) => String(depthOf(inventory))), ...noRatio],
    ['second visit', ...sites.map(({ secondVisit }) => format(secondVisit.total, 'bytes')), ...noRatio],
    [
      'fetched at it beyond the HTML',
      ...sites.map(({ secondVisit }) => format(secondVisit.beyondHtml, 'bytes')),
      ...noRatio,
    ],
    ['largest paint is', ...sites.map(({ largestElement }) => largestElement), ...noRatio],
  ];
}

/** Each budget with what each page reached. */
export function budgetTable(pages: PageResults[]): Table {
  const rows = budgets.map((budget) => {
    const limit = (value: number) => `${budget.isAtLeast ? '≥' : '≤'} ${format(value, budget.unit)}`;
    const reached = pages.map((page) => {
      const { value, verdict } = judge(budget, page);
      return value === null ? verdict : `${format(value, budget.unit)}: ${verdict}`;
    });
    return [budget.what, limit(budget.must), limit(budget.aim), ...reached];
  });
  return [['budget', 'must', 'aim', ...pages.map(({ path }) => path)], ...rows];
}

/** What the composed site loads until 5 s after load, by part. */
export function partTable(pages: PageResults[]): Table {
  const columns = pages.map(
    ({ sites }) => new Map(bytesByPart((sites[0] as SiteResults).inventory.requests)),
  );
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const rows = names.map((name) => [
    name,
    ...columns.map((column) => (column.has(name) ? format(column.get(name) as number, 'bytes') : '–')),
  ]);
  return [['part or file type', ...pages.map(({ path }) => path)], ...rows];
}

/** Every file that the composed site loads for a page, in order. */
export function requestTable({ sites }: PageResults): Table {
  const { inventory } = sites[0] as SiteResults;
  const early = new Set(until(inventory.requests, inventory.hydrated ?? inventory.load));
  const rows = inventory.requests.map((request) => {
    const { url, depth, bytes } = request;
    return [
      new URL(url).pathname,
      String(depth),
      format(bytes, 'bytes'),
      early.has(request) ? 'before' : 'after',
    ];
  });
  return [['file', 'depth', 'bytes', 'hydration'], ...rows];
}

function spreadText(site: SiteResults, name: FigureName): string {
  const { unit } = figures[name] as Figure;
  const { median, lower, upper } = spread(site, name);
  const middle = format(median, unit);
  return lower === upper ? middle : `${middle} (${format(lower, unit)} – ${format(upper, unit)})`;
}

function ratioText(value: number | null): string {
  return value === null ? '–' : value.toFixed(2);
}
