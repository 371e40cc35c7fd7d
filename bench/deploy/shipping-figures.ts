import { spreadOf } from '../figures/statistics';

export type ShippingUnit = 'ms' | 'MB';

/** One thing that was measured several times. */
export interface ShippingFigure {
  what: string;
  unit: ShippingUnit;
  values: number[];
  /** What it must stay below: times by their median, memory by its most. Without it, the figure only tells. */
  must?: number;
}

/** What decides whether a figure is as it must be. */
export function decidingValue({ unit, values }: ShippingFigure): number {
  return unit === 'MB' ? Math.max(...values) : spreadOf(values).median;
}

/** Null where nothing is asked of the figure. */
export function isMet(figure: ShippingFigure): boolean | null {
  return figure.must === undefined ? null : decidingValue(figure) < figure.must;
}

/** How much longer each run took than the run of the same turn elsewhere. */
export function differences(values: number[], others: number[]): number[] {
  return values.map((value, turn) => value - (others[turn] as number));
}
