import type { VisitBeacon, VisitedPage } from '@site/shared/contracts';
import { bucketOf } from './vital-buckets';

/** What is counted; some are counted by a label. */
type CountedMeasure =
  | 'arrival'
  | 'start'
  /** Visits in which a part failed, by part. */
  | 'failure'
  /** The same by part and fingerprint. */
  | 'error'
  /** By number of bucket. */
  | 'lcp'
  | 'inp'
  | 'cls'
  /** By place. */
  | 'download'
  | 'whatsapp'
  | 'pincode';

export interface CountKey extends VisitedPage {
  measure: CountedMeasure;
  /** '' for a measure that is counted as a whole. */
  label: string;
}

export interface Count extends CountKey {
  count: number;
}

/** What was counted on all pages in a span of time. */
export interface SpanCount extends Pick<Count, 'measure' | 'label' | 'count'> {
  /** In seconds since 1970. */
  start: number;
}

/** What a beacon adds one to each of. */
export function countsOf(beacon: VisitBeacon): CountKey[] {
  const { deployment, route, language } = beacon;
  const one = (measure: CountedMeasure, label: string | number = '') => ({
    deployment,
    route,
    language,
    measure,
    label: String(label),
  });
  if (beacon.kind === 'arrival') return [one('arrival'), ...(beacon.started ? [one('start')] : [])];
  const { startedLate, failures, vitals, clicks, pincode } = beacon;
  return [
    ...(startedLate ? [one('start')] : []),
    ...[...new Set(failures.map(({ part }) => part))].map((part) => one('failure', part)),
    ...failures.map(({ part, fingerprint }) => one('error', `${part} ${fingerprint}`)),
    ...(['lcp', 'inp', 'cls'] as const).flatMap((name) =>
      vitals[name] === undefined ? [] : [one(name, bucketOf(name, vitals[name]))],
    ),
    ...clicks.map(({ control, place }) => one(control, place)),
    ...(pincode ? [one('pincode')] : []),
  ];
}
