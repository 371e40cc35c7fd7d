/** Each bucket ends a tenth above the one before: a percentile is at most so much too high. */
const GROWTH = 1.1;

/** CLS, a share of the viewport, is counted in thousandths, so that all figures share their buckets. */
const UNIT = { lcp: 1, inp: 1, cls: 1_000 };
export type VitalName = keyof typeof UNIT;

/** Counts by number of bucket. */
export type Histogram = ReadonlyMap<number, number>;

/** The number of the bucket that a figure falls into. @param value ms; for CLS a share of the viewport */
export function bucketOf(name: VitalName, value: number): number {
  const units = value * UNIT[name];
  return units <= 1 ? 0 : Math.ceil(Math.log(units) / Math.log(GROWTH) - 1e-9);
}

/** Where a bucket ends. */
function endOf(name: VitalName, bucket: number): number {
  return GROWTH ** bucket / UNIT[name];
}

function countIn(histogram: Histogram): number {
  return [...histogram.values()].reduce((sum, count) => sum + count, 0);
}

/** The bucket that this share of all figures ends in; null without figures. */
function percentileBucket(histogram: Histogram, share: number): number | null {
  const wanted = countIn(histogram) * share;
  let seen = 0;
  for (const bucket of [...histogram.keys()].sort((one, other) => one - other)) {
    seen += histogram.get(bucket) ?? 0;
    if (seen >= wanted) return bucket;
  }
  return null;
}

/** The figure that three of four visits stay below, as for Core Web Vitals. @see https://web.dev/articles/defining-core-web-vitals-thresholds */
export function percentile75(name: VitalName, histogram: Histogram): number | null {
  const bucket = percentileBucket(histogram, 0.75);
  return bucket === null ? null : endOf(name, bucket);
}
