import { BUDGETS } from '../platform/gates/budget-gate';
import { median, quantile, type Unit } from './figures';
import { blockingTime, longestTask } from './blocking-time';
import { ofType, remoteShares, sumOfBytes, until } from '../e2e/requests/bytes';
import { WATCHED_AFTER_LOAD } from './conditions';
import type { FileType } from '../e2e/requests/network-log';
import type { ReturnBytes } from '../e2e/requests/return-visit';
import type { Visit } from './visit';
import type { Audit } from './lighthouse';

/** All that was observed of one site on one page. */
export interface Observed {
  /** As the baseline was named; ours is `OUR_SITE`. */
  site: string;
  /** One a run; all with a cold cache. */
  visits: Visit[];
  /** A visit that found out why each file was asked for. Its times mean nothing. */
  traced: Visit;
  /** With a warm cache. */
  secondVisit: ReturnBytes;
  /** The slowest tap of scripted visits, in ms; of ours alone. */
  interactions: number[];
  /** Empty when they were not asked for. */
  lighthouse: Audit[];
}

export interface Measure {
  label: string;
  unit: Unit;
  /** One value an observation; none where it was not observed. */
  read(observed: Observed): number[];
  /** Never beyond this: above it, or below it for scores. */
  must?: number;
  aim?: number;
}

export const OUR_SITE = 'composed site';

/** When the page could be used to the full: hydrated, or loaded where nothing hydrates. */
const ready = ({ hydrated, load }: Visit) => hydrated ?? load;
const start = () => 0;
const painted = ({ firstPaint }: Visit) => firstPaint;
const largest = ({ largestPaint }: Visit) => largestPaint;
const loaded = ({ load }: Visit) => load;
const end = ({ load }: Visit) => load + WATCHED_AFTER_LOAD;
const shift = ({ layoutShift }: Visit) => layoutShift;
const fontFiles = ({ requests }: Visit) => ofType(requests, 'font').length;
const longest = (visit: Visit) => longestTask(visit.tasks, visit.firstPaint, end(visit));
const early = (visit: Visit) => until(visit.requests, ready(visit));
const scriptFiles = (visit: Visit) => ofType(early(visit), 'script').length;
const files = (visit: Visit) => early(visit).length;
const remote = (visit: Visit) => Math.max(0, ...remoteShares(early(visit)).values());
const depth = ({ traced }: Observed) => [Math.max(...early(traced).map((request) => request.depth))];
const second = ({ secondVisit }: Observed) => [secondVisit.total];
const secondFetched = ({ secondVisit }: Observed) => [secondVisit.beyondHtml];

const interactions = (seen: Observed) => seen.interactions;
const audits = (figure: keyof Audit) => (seen: Observed) => seen.lighthouse.map((audit) => audit[figure]);

type Moment = (visit: Visit) => number;
const each = (value: (visit: Visit) => number) => (seen: Observed) => seen.visits.map(value);
const blocking = (from: Moment) => each((visit) => blockingTime(visit.tasks, from(visit), end(visit)));
const bytes = (moment: Moment, type?: FileType) =>
  each((visit) => sumOfBytes(ofType(until(visit.requests, moment(visit)), type)));

/**
 * Every number of the benchmark, in the order in which it is shown: name, unit, how it is read, must, aim. Bytes are those
 * over the wire. Limits on bytes, files and depth are the same on every machine, so journeys hold them, too.
 */
export const measures = {
  fcp: measure('first contentful paint', 'ms', each(painted)),
  lcp: measure('largest contentful paint (LCP)', 'ms', each(largest)),
  hydrated: measure('hydrated (or loaded, where nothing hydrates)', 'ms', each(ready)),
  // 0.00 to two digits, as CLS is written.
  cls: measure('layout shift (CLS)', 'shift', each(shift), 0.00499, 0.00499),
  tbt: measure('blocking time from first paint (TBT)', 'ms', blocking(painted), 50, 0),
  tbtFromStart: measure('blocking time from navigation', 'ms', blocking(start), 50, 0),
  // The browser reports no task under 50 ms, so no aim below the must can be read.
  longestTask: measure('longest task after first paint (0: none of 50 ms)', 'ms', each(longest), 50),
  interaction: measure('slowest tap of a visit (INP)', 'ms', interactions, 100, 50),
  scriptBytes: measure('JavaScript until hydrated', 'bytes', bytes(ready, 'script'), BUDGETS.scripts, 90_000),
  scriptFiles: measure(
    'files of JavaScript until hydrated',
    'count',
    each(scriptFiles),
    BUDGETS.scriptFiles,
    10,
  ),
  remoteBytes: measure(
    "one remote's own JavaScript until hydrated",
    'bytes',
    each(remote),
    BUDGETS.remoteScripts,
    25_000,
  ),
  htmlBytes: measure('HTML with its styles', 'bytes', bytes(end, 'html'), BUDGETS.html, 18_000),
  styleBytes: measure('style sheets until load', 'bytes', bytes(loaded, 'style')),
  fontBytes: measure('web fonts', 'bytes', bytes(end, 'font'), BUDGETS.font, 20_000),
  fontFiles: measure('font files', 'count', each(fontFiles), 1, 1),
  imageBytes: measure('images until load', 'bytes', bytes(loaded, 'image')),
  pageBytes: measure('whole page until load', 'bytes', bytes(loaded), 300_000, 240_000),
  allBytes: measure('whole page until 5 s after load', 'bytes', bytes(end)),
  requests: measure('requests until hydrated', 'count', each(files)),
  depth: measure('request depth until hydrated', 'count', depth, 3, 2),
  secondVisit: measure('second visit', 'bytes', second, 25_000, 25_000),
  secondFetched: measure('second visit, fetched beyond the HTML', 'bytes', secondFetched, 25_000, 0),
  lighthouse: measure('Lighthouse mobile performance', 'score', audits('performance'), 98, 100),
  lighthouseBlocking: measure('Lighthouse mobile TBT', 'ms', audits('blockingTime'), 100, 50),
};

export const allMeasures: Measure[] = Object.values(measures);

/** Limits of our median as a multiple of a baseline's, by the name that the baseline was given. */
export const comparisons = [
  { measure: measures.lcp, baseline: 'static', must: 1.15, aim: 1.05 },
  { measure: measures.lcp, baseline: 'mf-conventional', must: 0.4, aim: 0.3 },
  { measure: measures.tbtFromStart, baseline: 'mf-conventional', must: 0.1, aim: 0.1 },
];

/** Lower quartile, median and upper quartile of a measure; null when it was not measured. */
export function quartiles({ read }: Measure, observed: Observed): [number, number, number] | null {
  const values = read(observed);
  return values.length === 0 ? null : [quantile(values, 0.25), median(values), quantile(values, 0.75)];
}

/** A site's median as a multiple of another's; null where either was not measured, or the other's is 0. */
export function ratio({ read }: Measure, site: Observed, other: Observed | undefined): number | null {
  const [values, base] = [read(site), other ? read(other) : []];
  if (values.length === 0 || base.length === 0 || median(base) === 0) return null;
  return median(values) / median(base);
}

function measure<Limit extends number | undefined = undefined>(
  label: string,
  unit: Unit,
  read: Measure['read'],
  must?: Limit,
  aim?: number,
) {
  return { label, unit, read, must: must as Limit, aim };
}
