import type { Count } from '../../visits/counts';
import { type Histogram, percentile75, type VitalName } from '../../visits/vital-buckets';

/** What was counted of some visits. */
export interface VisitSummary {
  arrivals: number;
  starts: number;
  /** Visits in which a part failed, by part. */
  failures: Record<string, number>;
  /** The same by part and fingerprint (`landing 1f2e3d4c`). */
  errors: Record<string, number>;
  /** At the 75th percentile, up to a tenth too high: ms, and for CLS a share of the viewport. Null without figures. */
  vitals: Record<VitalName, number | null>;
  histograms: Record<VitalName, Histogram>;
  /** Visits with a click, by place. */
  download: Record<string, number>;
  whatsapp: Record<string, number>;
  pincode: number;
}

/** Adds counts up, whatever page and deployment they are of. */
export function summaryOf(counts: Pick<Count, 'measure' | 'label' | 'count'>[]): VisitSummary {
  const by = (measure: Count['measure']) => {
    const sums: Record<string, number> = {};
    for (const { label, count } of counts.filter((counted) => counted.measure === measure))
      sums[label] = (sums[label] ?? 0) + count;
    return sums;
  };
  const total = (measure: Count['measure']) => by(measure)[''] ?? 0;
  const histogram = (name: VitalName): Histogram =>
    new Map(Object.entries(by(name)).map(([bucket, count]) => [Number(bucket), count]));
  const histograms = { lcp: histogram('lcp'), inp: histogram('inp'), cls: histogram('cls') };
  return {
    arrivals: total('arrival'),
    starts: total('start'),
    failures: by('failure'),
    errors: by('error'),
    vitals: {
      lcp: percentile75('lcp', histograms.lcp),
      inp: percentile75('inp', histograms.inp),
      cls: percentile75('cls', histograms.cls),
    },
    histograms,
    download: by('download'),
    whatsapp: by('whatsapp'),
    pincode: total('pincode'),
  };
}

export function sumOf(counts: Record<string, number>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}
