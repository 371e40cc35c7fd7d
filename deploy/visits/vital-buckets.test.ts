import { bucketOf, percentile75, type VitalName } from './vital-buckets';

function histogramOf(name: VitalName, values: number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) {
    const bucket = bucketOf(name, value);
    counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
  }
  return counts;
}

it.each([
  ['lcp', [400, 800, 1200, 9000], 1200],
  ['inp', [8, 16, 24, 500], 24],
  ['cls', [0, 0.01, 0.12, 2], 0.12],
] as const)('the 75th percentile of %s is at most a tenth too high', (name, values, true75) => {
  const found = percentile75(name, histogramOf(name, [...values]));

  expect(found).toBeGreaterThanOrEqual(true75 * 0.999);
  expect(found).toBeLessThanOrEqual(true75 * 1.101);
});

it('there is no percentile of nothing', () => {
  expect(percentile75('lcp', new Map())).toBeNull();
});

it('has few buckets, whatever is measured', () => {
  expect(bucketOf('lcp', 0)).toBe(0);
  expect(bucketOf('lcp', 600_000)).toBeLessThan(150);
  expect(bucketOf('cls', 100)).toBeLessThan(150);
});
