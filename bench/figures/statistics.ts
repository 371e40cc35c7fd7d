/** How the values of all runs lie. */
export interface Spread {
  median: number;
  /** A quarter of the values lies below. */
  lower: number;
  /** A quarter of the values lies above. */
  upper: number;
}

/** Median and quartiles, between neighbours in proportion (R's type 7). At least one value. */
export function spreadOf(values: number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return { median: quantile(sorted, 0.5), lower: quantile(sorted, 0.25), upper: quantile(sorted, 0.75) };
}

function quantile(sorted: number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)] as number;
  const above = sorted[Math.ceil(position)] as number;
  return below + (above - below) * (position % 1);
}
