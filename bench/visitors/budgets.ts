import { max, median } from 'simple-statistics';
import type { Unit } from '../format';
import { allMeasures, comparisons, type Measure, type Observed, ratio } from './measures';

/** A page of every site; ours first. */
export interface PageResults {
  path: string;
  sites: [Observed, ...Observed[]];
}

/** A value of our site beside its limits. */
export interface Budget {
  what: string;
  unit: Unit;
  /** Null when it was not measured. */
  value: number | null;
  must: number;
  aim?: number | undefined;
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
  return unit === 'ms' || unit === 'score' ? median(values) : max(values);
}

export function verdictOf({ unit, value, must, aim }: Budget): string {
  if (value === null) return 'not measured';
  const keeps = (limit: number) => (unit === 'score' ? value >= limit : value <= limit);
  if (aim !== undefined && keeps(aim)) return 'aim met';
  return keeps(must) ? 'must met' : 'missed';
}
