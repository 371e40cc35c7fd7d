/** A layout shift that no input of the visitor explains. */
export interface LayoutShift {
  /** ms since navigation. */
  time: number;
  value: number;
}

/** Cumulative layout shift: the largest burst of shifts, each less than 1 s after the last, 5 s at most (web.dev "CLS"). */
export function cumulativeLayoutShift(shifts: LayoutShift[]): number {
  let largest = 0;
  let burst = { begin: -Infinity, last: -Infinity, total: 0 };
  for (const { time, value } of shifts) {
    const isNew = time - burst.last >= 1_000 || time - burst.begin >= 5_000;
    burst = isNew
      ? { begin: time, last: time, total: value }
      : { ...burst, last: time, total: burst.total + value };
    largest = Math.max(largest, burst.total);
  }
  return largest;
}
