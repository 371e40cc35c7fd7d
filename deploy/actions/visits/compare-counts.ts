import { type Evaluation, evaluateAfter, evaluateSides, type Side } from '../../guard/evaluate';
import type { Count } from '../../visits/counts';
import { countIn, type Histogram, percentileBucket, type VitalName } from '../../visits/vital-buckets';
import { summaryOf, type VisitSummary } from './summaries';

/** Whether visits after a change went worse than those before it. */
export function compareCounts(before: Count[], after: Count[]): Evaluation {
  return evaluateAfter(...sidesOf(before, after));
}

/**
 * Whether visits of a share of visitors go worse than those of the others.
 * @param share above 0 and below 1
 * @param nth share that these releases were given to, from 1
 */
export function compareSides(others: Count[], shared: Count[], share: number, nth: number): Evaluation {
  return evaluateSides(...sidesOf(others, shared), share, nth);
}

function sidesOf(before: Count[], after: Count[]): [Side, Side] {
  const [old, next] = [summaryOf(before), summaryOf(after)];
  const slowFrom = (name: VitalName) => percentileBucket(old.histograms[name], 0.75) ?? Infinity;
  const sideOf = ({ arrivals, starts, failures, histograms }: VisitSummary): Side => ({
    arrivals,
    starts: Math.min(starts, arrivals),
    failures,
    lcp: vitalOf(histograms.lcp, slowFrom('lcp')),
    inp: vitalOf(histograms.inp, slowFrom('inp')),
  });
  return [sideOf(old), sideOf(next)];
}

/** Slow is above the bucket in which three of four visits before ended. */
function vitalOf(histogram: Histogram, last: number): Side['lcp'] {
  const slow = new Map([...histogram].filter(([bucket]) => bucket > last));
  return { measured: countIn(histogram), slow: countIn(slow) };
}
